// The player of this browser: a name given by the server, or chosen by the user.
import { getMe, rename } from "./api";

let name = $state("");
let introduced: Promise<void> | null = null;

/** The player's name; empty until the server has sent it. */
export function myName(): string {
  return name;
}

/** Load the player from the server, which knows the browser by a cookie. Needed before anything else; done once. */
export function introduce(): Promise<void> {
  introduced ??= getMe().then(
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
}
