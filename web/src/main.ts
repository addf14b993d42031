import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/tokens.css";
import "./base.css";
import { speakFirst } from "./i18n.svelte";
import { followLinks } from "./router.svelte";
import { chosenTheme, wearTheme } from "./theme";

wearTheme(chosenTheme());
followLinks();
await speakFirst();
mount(App, { target: document.getElementById("page")! });
