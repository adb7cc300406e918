import { beforeEach, expect, it } from "vitest";

import { fitPlans } from "./fit-plans.ts";

const card = (name: string, properties: string) =>
  `<article data-card="${name}" data-properties="${properties}"><b data-fit hidden>Fits</b></article>`;

beforeEach(() => {
  document.body.innerHTML = `
    <input id="fit" type="range" min="1" max="20" value="3" />
    <input id="fit-number" type="number" min="1" max="20" value="3" />
    ${card("free", "1")}${card("starter", "5")}${card("pro", "20")}`;
  fitPlans(document);
});

const input = (id: string) => {
  const found = document.querySelector<HTMLInputElement>(`#${id}`);
  if (found === null) throw new Error(`no #${id}`);
  return found;
};
function say(id: string, value: string, event = "input"): void {
  input(id).value = value;
  input(id).dispatchEvent(new Event(event));
}
const fitting = () =>
  [...document.querySelectorAll<HTMLElement>("[data-card]")]
    .filter((one) => one.querySelector<HTMLElement>("[data-fit]")?.hidden === false)
    .map((one) => one.dataset["card"]);

it("marks the smallest plan with room from the start, and one only", () => {
  expect(fitting()).toEqual(["starter"]);
});

it.each([
  ["1", "free"],
  ["2", "starter"],
  ["5", "starter"],
  ["6", "pro"],
  ["20", "pro"],
])("marks for %s properties the plan %s, by the slider as by the number", (count, plan) => {
  say("fit", count);
  expect([fitting(), input("fit-number").value]).toEqual([[plan], count]);
  say("fit", "3");
  say("fit-number", count);
  expect([fitting(), input("fit").value]).toEqual([[plan], count]);
});

it("keeps its mark while the number is empty, and shows the slider's again when it is left", () => {
  say("fit-number", "7");
  say("fit-number", "");
  expect(fitting()).toEqual(["pro"]);
  say("fit-number", "", "change");
  expect(input("fit-number").value).toBe("7");
});
