import { noEmails, typedEmails } from "@keystead/testkit/email-addresses";
import * as fc from "fast-check";
import { expect, it } from "vitest";

import { isEmail, readEmail } from "./index.ts";

it.each(typedEmails)("%j is the address %s", (typed, read) => {
  expect(readEmail(typed)).toBe(read);
  expect(isEmail(typed)).toBe(true);
});

it.each(["a@b.c", "ñ@exämple.de"])("%s is an address", (typed) => {
  expect(isEmail(typed)).toBe(true);
});

it.each([...noEmails, "", "@", "a@b", "a@.b", "a@b.", "a b@c.de", "a@@b.c", "a@b@c.d"])(
  "%j is none",
  (typed) => {
    expect(readEmail(typed)).toBeNull();
    expect(isEmail(typed)).toBe(false);
  },
);

it("reads what it has read as the same address", () => {
  const part = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(part, part, fc.constantFrom("org", "de", "рф", "例え"), (mailbox, host, end) => {
      const read = readEmail(`${mailbox}@${host}.${end}`);
      if (read === null) return;
      expect(readEmail(read)).toBe(read);
      expect(readEmail(read.toUpperCase())).toBe(readEmail(read.toUpperCase().toLowerCase()));
      expect(read.slice(read.lastIndexOf("@"))).toMatch(/^@[a-z0-9.-]+$/);
    }),
  );
});
