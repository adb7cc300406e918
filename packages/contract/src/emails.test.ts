import { isEmail } from "@keystead/domain/text";
import { noEmails, emailInputs } from "@keystead/testkit/email-addresses";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { contract } from "./index.ts";

/** The internals of Zod 4 schemas, as far as this test reads them. */
type Inside = {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly in?: z.core.$ZodType;
};

type EmailField = readonly [path: string, schema: z.core.$ZodType];

/** Every e-mail field among the contract's inputs, by path. */
const fields: readonly EmailField[] = inputsOf(contract, "").flatMap(([name, input]) =>
  emailsIn(input, name, new Set()),
);

function inputsOf(router: unknown, path: string): readonly (readonly [string, z.core.$ZodType])[] {
  if (typeof router !== "object" || router === null) return [];
  if ("~orpc" in router) {
    const { inputSchema } = Object(router["~orpc"]);
    return inputSchema instanceof z.core.$ZodType ? [[path, inputSchema]] : [];
  }
  return Object.entries(router).flatMap(([name, inner]) =>
    inputsOf(inner, path === "" ? name : `${path}.${name}`),
  );
}

function emailsIn(
  schema: z.core.$ZodType,
  path: string,
  seen: ReadonlySet<z.core.$ZodType>,
): readonly EmailField[] {
  if (seen.has(schema)) return [];
  const known = new Set([...seen, schema]);
  const inside: Inside = Object(schema._zod.def);
  const parts = [inside.element, inside.innerType, inside.in, ...(inside.options ?? [])];
  return [
    ...Object.entries(inside.shape ?? {}).flatMap(([name, field]) => {
      const at = `${path}.${name}`;
      return /email$/i.test(name) && takesText(field) ? [[at, field] as const] : emailsIn(field, at, known);
    }),
    ...parts.flatMap((part) => (part === undefined ? [] : emailsIn(part, path, known))),
  ];
}

/** Excludes booleans, which choose the channel of a notice. */
function takesText(field: z.core.$ZodType): boolean {
  return !z.core.safeParse(field, true).success;
}

it("finds the fields in which an address is typed", () => {
  expect(fields.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      "tenants.create.email",
      "tenants.update.email",
      "cleaners.create.email",
      "bookings.create.guestEmail",
      "bookings.createBulk.rows.guestEmail",
      "guests.save.guests.email",
      "people.invite.email",
      "support.report.userEmail",
    ]),
  );
});

describe.each(fields)("%s", (_path, field) => {
  it.each(emailInputs)("reads %j as %s", (entered, read) => {
    expect(z.core.safeParse(field, entered)).toMatchObject({ success: true, data: read });
  });

  it.each(noEmails)("makes no address of %j", (entered) => {
    const read = z.core.safeParse(field, entered);
    // The wire may let it through for the domain to refuse it together with all other issues.
    expect(read.success && isEmail(String(read.data))).toBe(false);
  });
});
