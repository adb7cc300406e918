/**
 * Turns links to panels into tabs: arrows, Home and End move, one panel shows. Without a script the panels are a row to
 * swipe.
 */
export function makeTabs(root: Document): void {
  const list = root.querySelector<HTMLElement>("[data-tabs]");
  if (list === null) return;
  const tabs = [...list.querySelectorAll("a")].flatMap((tab) => {
    const panel = root.getElementById(tab.hash.slice(1));
    return panel === null ? [] : [{ tab, panel }];
  });
  const row = tabs[0]?.panel.parentElement;
  for (const name of ["tabindex", "role", "aria-label"]) row?.removeAttribute(name);
  list.role = "tablist";
  const pick = (index: number): void => {
    for (const [at, { tab, panel }] of tabs.entries()) {
      tab.ariaSelected = String(at === index);
      tab.tabIndex = at === index ? 0 : -1;
      panel.hidden = at !== index;
    }
  };
  for (const [index, { tab, panel }] of tabs.entries()) {
    tab.role = "tab";
    tab.setAttribute("aria-controls", panel.id);
    panel.role = "tabpanel";
    panel.setAttribute("aria-labelledby", tab.id);
    panel.tabIndex = 0;
    tab.addEventListener("click", (event) => {
      event.preventDefault();
      pick(index);
    });
    tab.addEventListener("keydown", (event) => {
      const last = tabs.length - 1;
      const next = {
        ArrowRight: index === last ? 0 : index + 1,
        ArrowLeft: index === 0 ? last : index - 1,
        Home: 0,
        End: last,
      }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      pick(next);
      tabs[next]?.tab.focus();
    });
  }
  pick(0);
}
