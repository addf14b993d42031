// The texts that explain failures to the user.
import { Refusal } from "./api";
import { hasText, PAGE, t } from "./i18n.svelte";
import { isOfTheLine, type Trouble } from "./socket";
import { tell } from "./toast.svelte";

/** The text that explains to the user why something failed. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Refusal ? error.reason : isMissingPart(error) ? "offline" : "server";
  return t(hasText(PAGE, `refused-${reason}`) ? `refused-${reason}` : "refused-server");
}

/** Whether a part of the page could not be loaded. Browsers reveal it only in the message of the error. */
function isMissingPart(error: unknown): boolean {
  return error instanceof Error && /module|preload/i.test(error.message);
}

/** The text that explains why the connection to a table is lost: the server's reason, or the network. */
export function lossOf(trouble: Trouble): string {
  return isOfTheLine(trouble) ? t(`connection-${trouble}`) : reasonOf(new Refusal(trouble, ""));
}

/** Do something. If it fails, show the reason. */
export async function attempt(deed: () => Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    tell(reasonOf(error));
  }
}
