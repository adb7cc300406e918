import { afterEach, beforeEach, expect, it } from "vitest";

import { announceCall } from "../lib/calls/call-watch.ts";
import { setUpUser } from "../testing/set-up-user.ts";
import { heedOnePress } from "./heed-one-press.ts";

let stop = () => {};
beforeEach(() => {
  stop = heedOnePress(document);
});
afterEach(() => {
  stop();
});

/** A button that makes a call on each press; the calls are answered one by one. */
function draw(sends: boolean) {
  document.body.innerHTML = `<form><button id="book">Book 2</button></form><button id="other">Other</button>`;
  const calls: PromiseWithResolvers<void>[] = [];
  let pressed = 0;
  const press = () => {
    pressed += 1;
    if (!sends) return;
    const call = Promise.withResolvers<void>();
    calls.push(call);
    // Like a mutation: a few microtasks later in the same turn.
    void Promise.resolve().then(() => {
      announceCall(call.promise);
    });
  };
  document.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    press();
  });
  const button = document.getElementById("book");
  const other = document.getElementById("other");
  if (button === null || other === null) throw new Error("nothing to press");
  return { button, other, calls, pressed: () => pressed };
}

const nextTurn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

it("takes a second press for the first while that is under way", async () => {
  const user = setUpUser();
  const { button, calls, pressed } = draw(true);
  await user.click(button);
  await nextTurn();
  await user.click(button);
  button.click();
  expect(pressed()).toBe(1);
  calls[0]?.resolve();
  await nextTurn();
  button.click();
  expect(pressed()).toBe(2);
});

it("takes a press for another one again where the first has failed", async () => {
  const { button, calls, pressed } = draw(true);
  button.click();
  await nextTurn();
  calls[0]?.reject(new TypeError("lost"));
  await nextTurn();
  button.click();
  expect(pressed()).toBe(2);
});

it("takes a double click for one press, however quick the answer was", async () => {
  const { button, calls, pressed } = draw(true);
  const click = (detail: number) =>
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  click(1);
  await nextTurn();
  calls[0]?.resolve();
  await nextTurn();
  click(2);
  expect(pressed()).toBe(1);
});

it("leaves a button alone that asks nothing, and another that is pressed meanwhile", async () => {
  const user = setUpUser();
  const quiet = draw(false);
  await user.dblClick(quiet.button);
  expect(quiet.pressed()).toBe(2);

  const { button, other, pressed } = draw(true);
  let others = 0;
  other.addEventListener("click", () => {
    others += 1;
  });
  await user.click(button);
  await nextTurn();
  await user.click(other);
  await user.click(other);
  expect([pressed(), others]).toEqual([1, 2]);
});
