// The page's entry point: sets theme and language, requests what the first page needs, and mounts the app.
import { mount } from "svelte";
import { getGames } from "./api";
import App from "./App.svelte";
import "./kit/tokens.css";
import "./base.css";
import { coverOf, knownGames } from "./games";
import { speakFirst } from "./i18n.svelte";
import { introduce } from "./me.svelte";
import { awaitServer, followRelease } from "./release";
import { followLinks, route } from "./router.svelte";
import { chosenTheme, wearTheme } from "./theme";

const LATER_MS = 2000; // by then everything visible has been loaded

wearTheme(chosenTheme());
addEventListener("vite:preloadError", () => void followRelease()); // a part of the page could not be loaded
followLinks();
const games = route().page === "home" ? knownGames() : [];
askAhead(games);
await speakFirst(games).catch(awaitServer);
const page = document.getElementById("page")!;
page.replaceChildren();
mount(App, { target: page });
setTimeout(
  () =>
    void import("./offline.svelte").then(
      (offline) => offline.prepare(),
      () => undefined,
    ),
  LATER_MS,
);

/** Request everything that the first page will need. The component that uses an answer handles its failure. */
function askAhead(games: string[]): void {
  const unmet = () => undefined;
  introduce().catch(unmet);
  if (games.length > 0) getGames().catch(unmet);
  for (const game of games) coverOf(game)?.catch(unmet);
}
