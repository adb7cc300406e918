import { ACCESS_NOTE_LIMIT } from "@keystead/domain/properties";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, staleWith } from "../errors.ts";
import { Id, Version, text } from "../wire/index.ts";

/** How whoever cleans gets in: of the property, and of each unit that has a door of its own; a unit's takes the place of the property's. */
export const AccessNotes = z.object({
  /** The property's. */
  version: z.number(),
  note: z.string(),
  units: z.array(z.object({ id: z.string(), name: z.string(), note: z.string() })),
});
export type AccessNotes = z.infer<typeof AccessNotes>;

const note = text(ACCESS_NOTE_LIMIT);

/** What is not sent stays; an empty one is taken away. */
export const AccessNotesChange = z.strictObject({
  propertyId: Id,
  version: Version,
  note: z.optional(note),
  units: z._default(z.array(z.strictObject({ id: Id, note })), []),
});
export type AccessNotesChange = z.infer<typeof AccessNotesChange>;

const member = oc.errors(memberRefusals);

/** Beside the property and not of it: no list, no export and no history ever holds them. */
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
