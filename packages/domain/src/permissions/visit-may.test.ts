import { expect, it } from "vitest";

import { can, visitMay } from "./index.ts";
import type { Action } from "./index.ts";

it.each<Action>([
  "letter.send",
  "document.create",
  "team.manage",
  "plan.change",
  "account.export",
  "account.delete",
])("%s takes an account", (action) => {
  expect([can("owner", action), visitMay(action)]).toEqual([true, false]);
});

it.each<Action>([
  "task.create",
  "booking.update",
  "payment.record",
  "document.read",
  "letter.read",
  "export.read",
])("%s can be tried without one", (action) => {
  expect(visitMay(action)).toBe(true);
});
