import { expect, it } from "vitest";

import { RefusedCall } from "./refused-call.ts";
import { refusalKey } from "./refusal-text.ts";

const badRequest = (...issues: readonly { readonly path: readonly string[]; readonly code: string }[]) =>
  new RefusedCall("BAD_REQUEST", { data: { issues } });

it("says why a lease was refused, whether or not the form shows the field", () => {
  expect(refusalKey(badRequest({ path: ["id"], code: "PAID_FROM_DEPOSIT" }))).toBe(
    "errors:issue.PAID_FROM_DEPOSIT",
  );
  expect(refusalKey(badRequest({ path: ["unitId"], code: "UNIT_ARCHIVED" }))).toBe(
    "errors:issue.UNIT_ARCHIVED",
  );
});

it("points to the marked fields when the form has the words", () => {
  expect(refusalKey(badRequest({ path: ["name"], code: "NAME_REQUIRED" }))).toBe("errors:badRequest");
  expect(refusalKey(badRequest())).toBe("errors:badRequest");
});

it("keeps codes it does not know to itself", () => {
  expect(refusalKey(new RefusedCall("SQLITE_BUSY"))).toBe("errors:unknown");
  expect(refusalKey(new TypeError("x is undefined"))).toBe("errors:unknown");
});

it.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])(
  "says that there is no connection (%s)",
  (message) => {
    expect(refusalKey(new TypeError(message))).toBe("errors:noConnection");
  },
);
