// Who this browser is: a name that the server gave, or that was chosen here.
import { getMe, rename } from "./api";

let name = $state("");

/** My name; empty until the server has said it. */
export function myName(): string {
  return name;
}

/** Ask the server who I am; it remembers by a cookie. */
export async function introduce(): Promise<void> {
  name = (await getMe()).name;
}

/** Take another name. */
export async function renameMe(wish: string): Promise<void> {
  name = (await rename(wish)).name;
}
