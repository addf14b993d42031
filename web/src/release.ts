// Checks whether the server can be reached, and whether it still serves the release that this browser has loaded.

export type Release = "away" | "same" | "newer";

const KEY = "madcap-renewed";
const LOOK_MS = 4000;
const ONCE_MS = 60_000; // a page that was reloaded this recently is not reloaded automatically

/** Fetch the server's page, which names its entry script. */
export async function askRelease(): Promise<Release> {
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  const page = answer?.ok ? await answer.text().catch(() => null) : null;
  if (page === null) return "away";
  const mine = document.querySelector("head script[type=module]")?.getAttribute("src");
  return !mine || page.includes(mine) ? "same" : "newer";
}

/** Reload the page if the server has a newer release: parts of this one that are not loaded yet are gone. */
export async function followRelease(): Promise<void> {
  if ((await askRelease()) === "newer") renew();
}

/** Wait until the server answers, then reload the page. Used when not even the texts could be loaded. */
export function awaitServer(): Promise<never> {
  const look = async () => {
    if ((await askRelease()) !== "away") renew();
  };
  setInterval(() => void look(), LOOK_MS);
  return new Promise(() => undefined);
}

/** Reload the page, but at most once a minute. Returns whether it does. No state is lost: the server has it. */
export function renew(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false; // without storage the page might reload itself for ever
  }
  location.reload();
  return true;
}
