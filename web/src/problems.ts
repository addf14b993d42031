// The texts that explain failures to the user.
import { Refusal } from "./api";
import { hasText, PAGE, t } from "./i18n.svelte";
import { isOfTheLine, type Trouble } from "./socket";
import { tell } from "./toast.svelte";

const FAULTS = ["server", "storage", "broken-table"]; // reasons that are nobody's fault but the server's

/** The text that explains to the user why something failed. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Refusal ? error.reason : isMissingPart(error) ? "offline" : "server";
  return t(hasText(PAGE, `refused-${reason}`) ? `refused-${reason}` : "refused-server");
}

/** What the user can quote when they report a fault of the server; empty if nothing is worth a report. */
export function quoteOf(error: unknown): string {
  const isFault = error instanceof Refusal && FAULTS.includes(error.reason);
  return isFault && error.id ? t("trouble-quote", { id: error.id }) : "";
}

/** Whether a part of the page could not be loaded. Browsers reveal it only in the message of the error. */
function isMissingPart(error: unknown): boolean {
  return error instanceof Error && /module|preload/i.test(error.message);
}

/** The text that explains why the connection to a table is lost: the server's reason, or the network. */
export function lossOf(trouble: Trouble): string {
  return isOfTheLine(trouble) ? t(`connection-${trouble}`) : reasonOf(new Refusal(trouble, ""));
}

/** What the user can quote when they report that a fault of the server has ended a connection. */
export function quoteOfLoss(trouble: Trouble, id: string): string {
  return quoteOf(new Refusal(trouble, "", id));
}

/** Do something. If it fails, show the reason. */
export async function attempt(deed: () => Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    tell(reasonOf(error), quoteOf(error));
  }
}
