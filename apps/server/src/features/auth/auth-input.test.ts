import { noEmails, emailInputs } from "@keystead/testkit/email-addresses";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import * as inputs from "./auth-input.ts";

/** What is asked for with an address, whatever else it takes. */
const asking = Object.entries(inputs).flatMap(([name, schema]) =>
  schema instanceof z.ZodMiniObject && "email" in schema.shape ? [[name, schema] as const] : [],
);
const rest = { password: "correct horse" };
const given = (schema: z.ZodMiniObject, email: string) =>
  schema.safeParse({ email, ...("password" in schema.shape ? rest : {}) });

it("is asked for to sign up, to sign in, for a link and for another password", () => {
  expect(asking.map(([name]) => name).toSorted()).toEqual([
    "MagicLinkRequest",
    "ResetRequest",
    "SignIn",
    "SignUp",
  ]);
});

describe.each(asking)("an address of %s", (_name, schema) => {
  it.each(emailInputs)("reads %j as %s", (input, read) => {
    expect(given(schema, input)).toMatchObject({ success: true, data: { email: read } });
  });

  it.each(noEmails)("refuses %j", (input) => {
    expect(given(schema, input).error?.issues.map(({ message }) => message)).toEqual(["INVALID_EMAIL"]);
  });
});
