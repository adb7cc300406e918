import { index, integer, json, jsonb, text, unique, uuid } from "../pg-core.ts";
import { createdAt, instant } from "./row-level-security.ts";
import { workspaceTable } from "./workspace-table.ts";

export const idempotencyKey = workspaceTable(
  "idempotency_key",
  {
    userId: uuid("user_id").notNull(),
    route: text("route").notNull(),
    key: text("key").notNull(),
    bodyHash: text("body_hash").notNull(),
    /** Null only inside the transaction that does the work. */
    status: integer("status"),
    /** `json`, not `jsonb`, so that a repeated request gets the keys in the order of the first answer. */
    answer: json("answer"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("idempotency_key_once").on(t.workspaceId, t.userId, t.route, t.key),
    index("idempotency_key_by_created").on(t.workspaceId, t.createdAt),
  ],
);

export const audit = workspaceTable(
  "audit",
  {
    /** Null = the system; no foreign key, because the entry outlives the person. */
    userId: uuid("user_id"),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entityId: uuid("entity_id"),
    /** The record whose history shows it too; no foreign key, because the entry outlives both. */
    partOf: uuid("part_of"),
    changes: jsonb("changes"),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [
    index("audit_by_time").on(t.workspaceId, t.at, t.id),
    index("audit_by_record").on(t.workspaceId, t.entityId, t.at),
    index("audit_by_whole").on(t.workspaceId, t.partOf, t.at),
    index("audit_by_person").on(t.workspaceId, t.userId, t.at),
  ],
);

export const trash = workspaceTable(
  "trash",
  {
    kind: text("kind").notNull(),
    entityId: uuid("entity_id").notNull(),
    payload: jsonb("payload").notNull(),
    userId: uuid("user_id"),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("trash_by_expiry").on(t.workspaceId, t.expiresAt)],
);
