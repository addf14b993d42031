// The player of this browser: a name given by the server, or chosen by the user.
import { getMe, rename } from "./api";
import { firstLanguage } from "./i18n.svelte";

const SETTLED = "madcap-name";

let name = $state("");
let settled = $state(recall()); // whether the user has chosen a name, or keeps the given one
let introduced: Promise<void> | null = null;

/** The player's name; empty until the server has sent it. */
export function myName(): string {
  return name;
}

/** Load the player from the server, which knows the browser by a cookie. Needed before anything else; done once. */
export function introduce(): Promise<void> {
  introduced ??= getMe(firstLanguage()).then(
    (me) => void (name = me.name),
    (error: unknown) => {
      introduced = null;
      throw error;
    },
  );
  return introduced;
}

/** Change the player's name. */
export async function renameMe(wish: string): Promise<void> {
  name = (await rename(wish)).name;
  keepName();
}

/** Whether the user need not be asked for a name any more. */
export function isNameSettled(): boolean {
  return settled;
}

/** Store that the user keeps the current name. */
export function keepName(): void {
  settled = true;
  try {
    localStorage.setItem(SETTLED, "settled");
  } catch {
    // without storage the user is asked again another day
  }
}

function recall(): boolean {
  try {
    return localStorage.getItem(SETTLED) !== null;
  } catch {
    return false;
  }
}
