import { Refusal } from "./api";
import { t } from "./i18n.svelte";
import { tell } from "./toast.svelte";

/** Why something did not work, in words for people. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Refusal ? error.reason : "server";
  const words = t(`refused-${reason}`);
  return words === `refused-${reason}` ? t("refused-server") : words;
}

/** Why the line to a table is gone: the server said so, or it was the line itself. */
export function lossOf(reason: string): string {
  return reason ? reasonOf(new Refusal(reason, "")) : t("connection-lost");
}

/** Do something; if it fails, say why. */
export async function attempt(deed: () => Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    tell(reasonOf(error));
  }
}
