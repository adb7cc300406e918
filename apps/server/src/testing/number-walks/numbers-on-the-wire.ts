import { contract } from "@keystead/contract";
import { Amount } from "@keystead/contract/wire";
import { isContractProcedure } from "@orpc/contract";
import type * as z from "zod/mini";

import { registry } from "../../features.ts";
import type { NumbersOfAnswer } from "#kernel/registry/answer-numbers.ts";

/** A number or an amount in an answer: `turnovers.payouts` and `sums[].due`. */
export type NumberOnTheWire = { readonly procedure: string; readonly path: string };

/** A record's version is a number that sums nothing. */
const VERSION = /(^|\.)version$/;

function isPart(part: unknown): part is z.core.$ZodType {
  return typeof part === "object" && part !== null && "_zod" in part;
}

function numbersIn(schema: z.core.$ZodType, path: string): readonly string[] {
  const { def } = schema._zod;
  if ("shape" in def && typeof def.shape === "object" && def.shape !== null)
    return Object.entries(def.shape).flatMap(([name, field]) =>
      isPart(field) ? numbersIn(field, path === "" ? name : `${path}.${name}`) : [],
    );
  if (def.type === "number" || schema === Amount) return [path];
  return Object.values(def)
    .flat()
    .filter(isPart)
    .flatMap((part) => numbersIn(part, def.type === "array" ? `${path}[]` : path));
}

function readingIn(router: object, name: string): readonly (readonly [string, z.core.$ZodType])[] {
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([key, part]) =>
      readingIn(part, name === "" ? key : `${name}.${key}`),
    );
  const { route, outputSchema } = router["~orpc"];
  return route.method === "GET" && isPart(outputSchema) ? [[name, outputSchema]] : [];
}

/** Every number that an answer to a read may contain, once. */
export const numbersOnTheWire: readonly NumberOnTheWire[] = readingIn(contract, "").flatMap(
  ([procedure, schema]) =>
    [...new Set(numbersIn(schema, ""))]
      .filter((path) => !VERSION.test(path))
      .map((path) => ({ procedure, path })),
);

/** What the features declare about their numbers. */
export const statedNumbers: ReadonlyMap<string, NumbersOfAnswer> = new Map(
  registry.features.flatMap(({ numbers = {} }) => Object.entries(numbers)),
);

/** Whether a declared path is this one, or a parent of it. */
export function covers(stated: string, path: string): boolean {
  return path === stated || path.startsWith(`${stated}.`) || path.startsWith(`${stated}[`);
}
