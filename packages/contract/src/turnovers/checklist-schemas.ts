import { reportedProblems, taskStatuses } from "@keystead/domain/tasks";
import {
  CHECKLIST_ID,
  CHECKLIST_ITEM_LIMIT,
  CHECKLIST_ROOM_LIMIT,
  MOST_CHECKLIST_ROOMS,
  MOST_ITEMS_OF_A_ROOM,
} from "@keystead/domain/turnovers";
import * as z from "zod/mini";

import { requiredLine, Id } from "../wire/index.ts";

/** Id of a room or an item, including the keys of the standard list. */
export const ChecklistId = z
  .string({ error: "INVALID_ID" })
  .check(z.regex(CHECKLIST_ID, { error: "INVALID_ID" }));

/** A null text means the standard's text, in the reader's language. */
export const ChecklistRooms = z.array(
  z.object({
    id: z.string(),
    name: z.nullable(z.string()),
    items: z.array(z.object({ id: z.string(), text: z.nullable(z.string()) })),
  }),
);
export type ChecklistRooms = z.infer<typeof ChecklistRooms>;

/** The checklist of a property; version 0: the standard list, unchanged here. */
export const ChecklistView = z.object({ version: z.number(), rooms: ChecklistRooms });
export type ChecklistView = z.infer<typeof ChecklistView>;

export const ChecklistQuery = z.strictObject({ propertyId: Id });

/** Null instead of rooms restores the standard list. A new item has no id yet. */
export const ChecklistChange = z.strictObject({
  propertyId: Id,
  version: z.int({ error: "INVALID_VERSION" }).check(z.minimum(0, { error: "INVALID_VERSION" })),
  rooms: z.nullable(
    z
      .array(
        z.strictObject({
          id: z.nullable(ChecklistId),
          name: requiredLine(CHECKLIST_ROOM_LIMIT, "NAME_REQUIRED"),
          items: z
            .array(
              z.strictObject({
                id: z.nullable(ChecklistId),
                text: requiredLine(CHECKLIST_ITEM_LIMIT, "ITEM_REQUIRED"),
              }),
            )
            .check(z.maxLength(MOST_ITEMS_OF_A_ROOM, { error: "TOO_MANY" })),
        }),
      )
      .check(z.maxLength(MOST_CHECKLIST_ROOMS, { error: "TOO_MANY" })),
  ),
});
export type ChecklistChange = z.infer<typeof ChecklistChange>;

/**
 * A turnover's checklist as it was when the turnover was started, the ticked items, and the photos of its items, oldest
 * first.
 */
export const ChecklistOfTurnover = z.object({
  rooms: ChecklistRooms,
  ticked: z.array(z.string()),
  pictured: z.array(z.object({ photoId: z.string(), itemId: z.string() })),
});
export type ChecklistOfTurnover = z.infer<typeof ChecklistOfTurnover>;

/** `ChecklistOfTurnover` for the host, with the reported problems that are still tasks. */
export const TurnoverReport = z.extend(ChecklistOfTurnover, {
  problems: z.array(
    z.object({
      taskId: z.string(),
      problem: z.enum(reportedProblems),
      description: z.string(),
      status: z.enum(taskStatuses),
    }),
  ),
});
export type TurnoverReport = z.infer<typeof TurnoverReport>;

export const ChecklistTick = z.strictObject({ id: Id, itemId: ChecklistId, ticked: z.boolean() });
export type ChecklistTick = z.infer<typeof ChecklistTick>;
