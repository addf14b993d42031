import { Refusal } from "./api";
import { hasText, PAGE, t } from "./i18n.svelte";
import { isOfTheLine, type Trouble } from "./socket";
import { tell } from "./toast.svelte";

/** Why something did not work, in words for people. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Refusal ? error.reason : isMissingPart(error) ? "offline" : "server";
  return t(hasText(PAGE, `refused-${reason}`) ? `refused-${reason}` : "refused-server");
}

/** A part of the page could not be loaded: browsers have no better sign of it than their words. */
function isMissingPart(error: unknown): boolean {
  return error instanceof Error && /module|preload/i.test(error.message);
}

/** Why the line to a table is gone: the server said so, or it was the line itself. */
export function lossOf(trouble: Trouble): string {
  return isOfTheLine(trouble) ? t(`connection-${trouble}`) : reasonOf(new Refusal(trouble, ""));
}

/** Do something; if it fails, say why. */
export async function attempt(deed: () => Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    tell(reasonOf(error));
  }
}
