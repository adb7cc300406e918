import { ACCESS_NOTE_LIMIT } from "@keystead/domain/properties";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, staleWith } from "../errors.ts";
import { Id, Version, text } from "../wire/index.ts";

/**
 * How the cleaner gets in: for the property, and for each unit with its own entrance, whose note replaces the
 * property's.
 */
export const AccessNotes = z.object({
  /** Version of the property's note. */
  version: z.number(),
  note: z.string(),
  units: z.array(z.object({ id: z.string(), name: z.string(), note: z.string() })),
});
export type AccessNotes = z.infer<typeof AccessNotes>;

const note = text(ACCESS_NOTE_LIMIT);

/** What is not sent stays unchanged; an empty note is removed. */
export const AccessNotesChange = z.strictObject({
  propertyId: Id,
  version: Version,
  note: z.optional(note),
  units: z._default(z.array(z.strictObject({ id: Id, note })), []),
});
export type AccessNotesChange = z.infer<typeof AccessNotesChange>;

const member = oc.errors(memberRefusals);

/** Kept apart from the property: no list, export or history contains these notes. */
export const accessNotesContract = {
  get: member
    .route({ method: "GET", path: "/properties/{propertyId}/access" })
    .input(z.strictObject({ propertyId: Id }))
    .output(AccessNotes),
  save: member
    .route({ method: "PUT", path: "/properties/{propertyId}/access" })
    .errors(staleWith(AccessNotes))
    .input(AccessNotesChange)
    .output(AccessNotes),
};
