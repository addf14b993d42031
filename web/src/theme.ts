// The colour theme, light or dark: the system's, unless the user has chosen one.

export type Theme = "auto" | "light" | "dark";

const KEY = "madcap-theme";

/** The theme chosen in this browser. */
export function chosenTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "light" || kept === "dark" ? kept : "auto";
  } catch {
    return "auto";
  }
}

/** Choose a theme, and store the choice in this browser. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // without storage the choice lasts until the page is closed
  }
  wearTheme(theme);
}

/** Show the page in this theme. */
export function wearTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
