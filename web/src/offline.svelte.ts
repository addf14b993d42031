// Caches a short notice in the user's language. It is shown when the page is opened and the server cannot be reached.
// Nothing else is cached, so that nobody ever sees an outdated page.
import { speaking, t } from "./i18n.svelte";
import { chosenTheme } from "./theme";

const CACHE = "madcap";
const OFFLINE = "/offline"; // the service worker knows the notice by this address
const POLICY = "default-src 'none'; connect-src 'self'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

/**
 * Cache the notice, now and whenever the language changes. Browsers allow it only over https or on localhost.
 */
export function prepare(): void {
  if (!("serviceWorker" in navigator)) return;
  // If this fails there is no notice, as in browsers without service workers.
  navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  $effect.root(() => {
    $effect(() => void keep(offlinePage()).catch(() => undefined));
  });
}

async function keep(page: string): Promise<void> {
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
  const cache = await caches.open(CACHE);
  await cache.put(OFFLINE, new Response(page, { headers }));
}

function offlinePage(): string {
  const theme = chosenTheme();
  return `<!doctype html>
<html lang="${speaking()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Madcap</title>
<style>
  :root { color-scheme: ${theme === "auto" ? "light dark" : theme}; --ink: light-dark(#2a1e3c, #fff4e0); }
  body { margin: 0; background: light-dark(#fff4e0, #211834); color: var(--ink);
    font: 600 1rem/1.4 Nunito, system-ui, sans-serif; }
  main { display: grid; place-content: center; justify-items: center; gap: 18px; min-height: 90dvh;
    padding: 18px; text-align: center; }
  svg { width: 96px; }
  h1 { margin: 0; font-size: 1.75rem; line-height: 1.15; text-wrap: balance; }
  p { margin: 0; }
  button { min-height: 44px; padding: 0 24px; border: 0; border-radius: 99px; font: inherit; cursor: pointer;
    background: var(--ink); color: light-dark(#ffffff, #2a1e3c); }
</style>
<main>
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <rect x="4" y="10" width="92" height="86" rx="24" fill="#b87d00" />
    <rect x="4" y="4" width="92" height="86" rx="24" fill="#ffb81c" />
    <path d="M22 66V34l14 18 14-24 14 24 14-18v32" fill="none" stroke="#2a1e3c" stroke-width="11"
      stroke-linejoin="round" stroke-linecap="round" />
  </svg>
  <h1>${t("refused-offline")}</h1>
  <p>${t("trouble-heals")}</p>
  <button>${t("try-again")}</button>
</main>
<script>
  const look = () => fetch("/", { cache: "no-store" }).then((answer) => answer.ok && location.reload(), () => {});
  setInterval(look, 4000);
  addEventListener("online", look);
  document.querySelector("button").onclick = look;
</script>
</html>`;
}
