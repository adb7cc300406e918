import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { LegalFacts } from "@keystead/contract/web";
import { Day } from "@keystead/contract/wire";
import * as z from "zod";

import { InvalidContent, unreadable } from "./read-site-content.ts";

const day = z.string().refine((text) => Day.safeParse(text).success, "must be a day, YYYY-MM-DD");

/**
 * Facts that the law or the operator sets and that the legal texts quote. Facts that the program itself decides are
 * not among them.
 */
const Facts = z.strictObject({
  privacyUpdatedOn: day,
  termsUpdatedOn: day,
  accessibilityUpdatedOn: day,
  processorsUpdatedOn: day,
  /** The law allows no more than a month. */
  requestDays: z.int().min(1).max(30),
  noticeDays: z.int().min(14).max(365),
});

/** Reads `legal.json` once, at boot; an invalid one stops the start, naming the file and field. */
export function readLegalFacts(folder: string): LegalFacts {
  const file = join(folder, "legal.json");
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new InvalidContent(unreadable(file, error), { cause: error });
  }
  const parsed = Facts.safeParse(read);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${file}: ${path.join(".")}: ${message}`);
  throw new InvalidContent(lines.join("\n"));
}
