import { fill } from "@keystead/messages/fill";

import { roiFigures } from "../../features/landing/calculator/roi-figures.ts";
import { languageOf } from "../../lib/language/languages.ts";

/** Keeps the sliders and the boxes beside them in sync; the calculation is the domain's. */
export function runCalculator(root: Document): void {
  const form = root.querySelector<HTMLFormElement>("#roi-form");
  const out = root.querySelector<HTMLElement>("#roi-out");
  const language = languageOf(root.documentElement.lang);
  if (form === null || out === null || language === null) return;
  const input = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);

  const answer = (): void => {
    const figures = roiFigures(Number(input("properties")?.value), Number(input("hours")?.value), language);
    if (figures === null) return;
    const { hours, about, value, cost, month, year, share } = figures;
    const { result = "", hours: hoursShort = "" } = out.dataset;
    out.querySelector("strong")?.replaceChildren(fill(result, { hours, amount: about }));
    const cells = [fill(hoursShort, { hours }), value, cost, month, year];
    for (const [index, cell] of out.querySelectorAll("dd").entries()) cell.textContent = cells[index] ?? "";
    const [left, rest] = out.querySelectorAll("rect");
    left?.setAttribute("width", `${share}%`);
    rest?.setAttribute("x", `${share}%`);
  };
  for (const name of ["properties", "hours"]) {
    const slider = input(name);
    const field = input(`${name}Typed`);
    if (slider === null || field === null) continue;
    slider.addEventListener("input", () => {
      field.value = slider.value;
      answer();
    });
    field.addEventListener("input", () => {
      if (field.value === "" || !field.validity.valid) return;
      slider.value = field.value;
      answer();
    });
    // On leaving the box, a number outside the scale becomes the nearest one on it.
    field.addEventListener("change", () => {
      slider.value = field.value;
      field.value = slider.value;
      answer();
    });
  }
  form.addEventListener("submit", (event) => event.preventDefault());
}
