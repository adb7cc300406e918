/** The plan cards act as one group: arrows, Home and End move between their buttons; Tab still visits each. */
export function moveByArrows(root: Document): void {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>("[data-choose]")];
  for (const [index, button] of buttons.entries()) {
    button.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const count = buttons.length;
      const after = (index + 1) % count;
      const before = (index + count - 1) % count;
      const next = {
        ArrowRight: after,
        ArrowDown: after,
        ArrowLeft: before,
        ArrowUp: before,
        Home: 0,
        End: count - 1,
      }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      buttons[next]?.focus();
    });
  }
}
