import { expect, it } from "vitest";

import { isEmail } from "./index.ts";

it.each(["a@b.c", "ana.ruiz+rent@mail.example.org", "ñ@exämple.de"])("%s is an e-mail", (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each(["a@", "@b.c", "a@b", "a@.b", "a@b.", "a b@c.de", "a@@b.c", "a@b@c.d", `${"a".repeat(250)}@b.cd`])(
  "%s is no e-mail",
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);
