import { noEmails, emailInputs } from "@keystead/testkit/email-addresses";
import * as fc from "fast-check";
import { expect, it } from "vitest";

import { isEmail, readEmail } from "./index.ts";

it.each(emailInputs)("%j is the address %s", (input, read) => {
  expect(readEmail(input)).toBe(read);
  expect(isEmail(input)).toBe(true);
});

it.each(["a@b.c", "ñ@exämple.de"])("%s is an address", (input) => {
  expect(isEmail(input)).toBe(true);
});

it.each([...noEmails, "", "@", "a@b", "a@.b", "a@b.", "a b@c.de", "a@@b.c", "a@b@c.d"])(
  "%j is none",
  (input) => {
    expect(readEmail(input)).toBeNull();
    expect(isEmail(input)).toBe(false);
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
