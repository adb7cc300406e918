/** Marks the smallest plan with room for the given number of properties. */
export function fitPlans(root: Document): void {
  const range = root.querySelector<HTMLInputElement>("#fit");
  const number = root.querySelector<HTMLInputElement>("#fit-number");
  if (range === null || number === null) return;
  const cards = [...root.querySelectorAll<HTMLElement>("[data-card]")];
  const mark = (count: number) => {
    const fitting = cards.find((card) => count <= Number(card.dataset["properties"]));
    for (const card of cards) {
      card.classList.toggle("tariffs-fit", card === fitting);
      const badge = card.querySelector<HTMLElement>("[data-fit]");
      if (badge !== null) badge.hidden = card !== fitting;
    }
  };
  range.addEventListener("input", () => {
    number.value = range.value;
    mark(range.valueAsNumber);
  });
  number.addEventListener("input", () => {
    if (Number.isNaN(number.valueAsNumber)) return;
    range.value = number.value;
    mark(range.valueAsNumber);
  });
  // While typing, any number is allowed; on leaving the field it becomes a valid one.
  number.addEventListener("change", () => (number.value = range.value));
  mark(range.valueAsNumber);
}
