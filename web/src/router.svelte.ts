// Chooses the page by the address. Internal links change the address without a reload.

export type Route =
  | { page: "home" }
  | { page: "table"; code: string } // or the longer name, which stays when the code is another table's
  | { page: "replay"; code: string }
  | { page: "rules"; game: string }
  | { page: "lost" };

let current = $state.raw<Route>(routeOf(location.pathname));

/** The page to show. */
export function route(): Route {
  return current;
}

/** Navigate to another page. */
export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  arrive();
}

/** Handle the browser's back and forward buttons, and clicks on internal links. */
export function followLinks(): void {
  addEventListener("popstate", arrive);
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isOurs(event, link)) return;
    event.preventDefault();
    go(link.pathname);
  });
}

function arrive(): void {
  current = routeOf(location.pathname);
  scrollTo(0, 0);
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const inside = link.origin === location.origin && !link.pathname.startsWith("/api/");
  return plain && inside && !link.target && !link.download && !event.defaultPrevented;
}

export function routeOf(path: string): Route {
  const [first, second, third, ...more] = path.split("/").filter(Boolean);
  if (first === undefined) return { page: "home" };
  if (first === "t" && second && /^([a-z]{4,6}|[a-z]{12})$/i.test(second) && more.length === 0) {
    if (third === undefined) return { page: "table", code: second.toUpperCase() };
    if (third === "replay") return { page: "replay", code: second.toUpperCase() };
  }
  if (first === "rules" && second && third === undefined) return { page: "rules", game: second };
  return { page: "lost" };
}
