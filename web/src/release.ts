// Checks whether the server can be reached, and whether it still serves the release that this browser has loaded.

export type Release = "away" | "same" | "newer";

const KEY = "madcap-renewed";
const LOOK_MS = 4000;
const ONCE_MS = 60_000; // a page that was loaded again only now is not loaded again by itself

/** Fetch the server's page, which names its entry script. */
export async function askRelease(): Promise<Release> {
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  const page = answer?.ok ? await answer.text().catch(() => null) : null;
  if (page === null) return "away";
  const mine = document.querySelector("head script[type=module]")?.getAttribute("src");
  return !mine || page.includes(mine) ? "same" : "newer";
}

/** Load the page again where the server has another one now: what this one has not loaded yet is gone. */
export async function followRelease(): Promise<void> {
  if ((await askRelease()) === "newer") renew();
}

/** Wait until the server answers, and load the page again: for when not even words are here. */
export function awaitServer(): Promise<never> {
  const look = async () => {
    if ((await askRelease()) !== "away") renew();
  };
  setInterval(() => void look(), LOOK_MS);
  return new Promise(() => undefined);
}

/** Load the page again, but not over and over: whether it does. Nothing is lost, the server knows it all. */
export function renew(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false; // a browser that remembers nothing could do it for ever
  }
  location.reload();
  return true;
}
