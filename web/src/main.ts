import { mount } from "svelte";
import { getGames } from "./api";
import App from "./App.svelte";
import "./kit/tokens.css";
import "./base.css";
import { coverOf, knownGames } from "./games";
import { speakFirst } from "./i18n.svelte";
import { introduce } from "./me.svelte";
import { followLinks, route } from "./router.svelte";
import { chosenTheme, wearTheme } from "./theme";

wearTheme(chosenTheme());
followLinks();
const games = route().page === "home" ? knownGames() : [];
askAhead(games);
await speakFirst(games);
const page = document.getElementById("page")!;
page.replaceChildren();
mount(App, { target: page });

/** Ask at once for all that the first page will need; whoever needs it meets the answer, or the failure, there. */
function askAhead(games: string[]): void {
  const unmet = () => undefined;
  introduce().catch(unmet);
  if (games.length > 0) getGames().catch(unmet);
  for (const game of games) coverOf(game)?.catch(unmet);
}
