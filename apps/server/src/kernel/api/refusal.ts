import { refusals, type RefusalCode } from "@keystead/contract";
import { ORPCError } from "@orpc/server";
import type * as z from "zod/mini";

type DataOf<Code extends RefusalCode> = (typeof refusals)[Code] extends {
  readonly data: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

/** The refusal of the table as an error to throw; the data is what the table asks for. */
export function refusal<Code extends RefusalCode>(
  code: Code,
  ...data: DataOf<Code> extends undefined ? [] : [DataOf<Code>]
): ORPCError<Code, unknown> {
  return new ORPCError<Code, unknown>(code, { status: refusals[code].status, message: code, data: data[0] });
}

/** Refuses one field of the input by a rule's code. */
export function badField(
  path: readonly (string | number)[],
  code: string,
): ORPCError<"BAD_REQUEST", unknown> {
  return refusal("BAD_REQUEST", { issues: [{ path: [...path], code }] });
}
