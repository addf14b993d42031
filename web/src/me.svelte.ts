// Who this browser is: a name that the server gave, or that was chosen here.
import { getMe, rename } from "./api";

let name = $state("");
let introduced: Promise<void> | null = null;

/** My name; empty until the server has said it. */
export function myName(): string {
  return name;
}

/** Ask the server who I am; it remembers by a cookie. Nothing else can be done before that, and it is done once. */
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

/** Take another name. */
export async function renameMe(wish: string): Promise<void> {
  name = (await rename(wish)).name;
}
