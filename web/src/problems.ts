import { Refusal } from "./api";
import { t } from "./i18n.svelte";
import { tell } from "./toast.svelte";

/** Why something did not work, in words for people. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Refusal ? error.reason : "server";
  const words = t(`refused-${reason}`);
  return words === `refused-${reason}` ? t("refused-server") : words;
}

/** Do something; if it fails, say why. */
export async function attempt(deed: () => Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    tell(reasonOf(error));
  }
}
