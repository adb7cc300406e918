/** 90 days: none of our cookies lives longer. */
const NINETY_DAYS_SECONDS = 90 * 24 * 60 * 60;

/**
 * Links to other languages get the current query and fragment, since the page may be cached without them; the choice is
 * remembered.
 */
export function keepLanguageChoice(root: Document): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[data-lang]")) {
    link.addEventListener("click", () => {
      const secure = root.location.protocol === "https:" ? "; Secure" : "";
      root.cookie = `lang=${link.dataset["lang"] ?? "en"}; Path=/; Max-Age=${NINETY_DAYS_SECONDS}; SameSite=Lax${secure}`;
      link.search = root.location.search;
      link.hash = root.location.hash;
    });
  }
}

/** Closes a menu on Escape, returning the focus to its button, and on a press outside. */
export function closeMenusOnLeave(root: Document): void {
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const menu = root.querySelector<HTMLDetailsElement>("details.header-lang[open]");
    if (menu === null) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  root.addEventListener("click", (event) => {
    for (const menu of root.querySelectorAll<HTMLDetailsElement>("details.header-lang[open]")) {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    }
  });
}
