import { beforeEach, expect, it } from "vitest";

import { keepTicks } from "./keep-ticks.ts";

const monday = "Mon Nov 23 2026";

beforeEach(() => {
  localStorage.clear();
  openPage();
});

/** The page as the server sends it: nothing ticked. */
function openPage(): void {
  document.body.innerHTML = `
    <div data-ticks>
      <fieldset><legend>Kitchen <span data-count>0/2</span></legend>
        <input type="checkbox" id="fridge"><input type="checkbox" id="oven"></fieldset>
      <fieldset><legend>Bath <span data-count>0/1</span></legend><input type="checkbox" id="drain"></fieldset>
    </div>
    <button data-reset>Clear</button>`;
}

function box(id: string): HTMLInputElement {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no box ${id}`);
  return found;
}

function counts(): (string | null)[] {
  return [...document.querySelectorAll("[data-count]")].map((count) => count.textContent);
}

it("counts what is done in each room", () => {
  keepTicks(document, () => localStorage, monday);
  box("oven").click();
  expect(counts()).toEqual(["1/2", "0/1"]);
});

it("finds the ticks again on the same day, not on the next", () => {
  keepTicks(document, () => localStorage, monday);
  box("oven").click();
  box("drain").click();
  openPage();
  keepTicks(document, () => localStorage, monday);
  expect([box("fridge").checked, box("oven").checked, box("drain").checked]).toEqual([false, true, true]);
  expect(counts()).toEqual(["1/2", "1/1"]);
  openPage();
  keepTicks(document, () => localStorage, "Tue Nov 24 2026");
  expect(counts()).toEqual(["0/2", "0/1"]);
});

it("clears all ticks at once", () => {
  keepTicks(document, () => localStorage, monday);
  box("oven").click();
  document.querySelector("button")?.click();
  expect(counts()).toEqual(["0/2", "0/1"]);
  openPage();
  keepTicks(document, () => localStorage, monday);
  expect(counts()).toEqual(["0/2", "0/1"]);
});

it("ticks and counts where the browser refuses to store", () => {
  keepTicks(
    document,
    () => {
      throw new DOMException("denied", "SecurityError");
    },
    monday,
  );
  box("drain").click();
  expect(counts()).toEqual(["0/2", "1/1"]);
});
