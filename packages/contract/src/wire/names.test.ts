import { isContractProcedure } from "@orpc/contract";
import { expect, it } from "vitest";
import * as z from "zod/mini";

import { contract } from "../index.ts";

const NAME = /name|title|label|phone|city|floor|birthPlace|documentNumber/i;
const input = "Rose\r\nStreet\u200b 4";

type Field = readonly [string, z.core.$ZodType];

/** Every free text field of an input with such a name, by path. */
function fieldsOf(schema: z.core.$ZodType, path: string): readonly Field[] {
  const { def } = schema._zod;
  const inner: readonly unknown[] = Object.values(def);
  if ("shape" in def && typeof def.shape === "object" && def.shape !== null)
    return Object.entries(def.shape).flatMap(([name, field]) => fieldsOf(field, `${path}.${name}`));
  if (def.type === "string") return NAME.test(path.split(".").at(-1) ?? "") ? [[path, schema]] : [];
  return inner
    .flat()
    .filter((part): part is z.core.$ZodType => typeof part === "object" && part !== null && "_zod" in part)
    .flatMap((part) => fieldsOf(part, path));
}

function inputsOf(router: object, path: string): readonly Field[] {
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([name, part]) => inputsOf(part, `${path}.${name}`));
  const { inputSchema } = router["~orpc"];
  return inputSchema === undefined ? [] : fieldsOf(inputSchema as z.core.$ZodType, path);
}

const fields = inputsOf(contract, "");

it("finds the names of all records", () => {
  const paths = fields.map(([path]) => path);
  for (const path of [
    ".properties.create.name",
    ".units.create.name",
    ".tenants.create.name",
    ".leases.create.tenant.name",
    ".bookings.create.guestName",
    ".cleaners.create.name",
    ".tasks.create.assigneeName",
    ".accounts.changeProfile.fullName",
    ".documents.update.name",
  ])
    expect(paths).toContain(path);
});

it.each(fields)("%s is one line, without what cannot be seen", (_path, field) => {
  const parsed = z.safeParse(field, input);
  // A field that takes no free text, such as a time zone, refuses it.
  expect(parsed.success ? parsed.data : "refused").toMatch(/^(Rose Street 4|refused)$/);
});
