const KEY = "turnover-ticks";

/**
 * Counts the ticks of each room and keeps them for the rest of the day, because a phone may discard a page when the
 * camera opens, and the next day is another turnover. They never leave the browser.
 */
export function keepTicks(root: Document, storage: () => Storage, day: string): void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>("[data-ticks] input")];
  const show = (): void => {
    for (const room of root.querySelectorAll("[data-ticks] fieldset")) {
      const inRoom = [...room.querySelectorAll("input")];
      const done = inRoom.filter((box) => box.checked).length;
      room.querySelector("[data-count]")?.replaceChildren(`${done}/${inRoom.length}`);
    }
  };
  const keep = (): void => {
    attempt(() => storage().setItem(KEY, `${day}|${boxes.map((box) => Number(box.checked)).join("")}`));
    show();
  };
  const [keptDay, ticks = ""] = (attempt(() => storage().getItem(KEY)) ?? "").split("|");
  if (keptDay === day) boxes.forEach((box, index) => (box.checked = ticks[index] === "1"));
  root.querySelector("[data-ticks]")?.addEventListener("change", keep);
  root.querySelector("[data-reset]")?.addEventListener("click", () => {
    for (const box of boxes) box.checked = false;
    keep();
  });
  show();
}

/** A browser may refuse storage; ticking works without it. */
function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
