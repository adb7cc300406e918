import { sql } from "./drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { bothDatabases } from "#testing/both-databases.ts";
import type { Opened } from "#testing/both-databases.ts";
import { putBack } from "../trash/put-back.ts";
import { trashKind } from "../trash/trash-kind.ts";
import type { Tx } from "./tx.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { rowsOf } from "./queries/rows.ts";

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const [ws, person, property, unit, tenant, lease, row, payment, transfer, refund, deleted] = Array.from(
  { length: 11 },
  (_, at) => id(at + 1),
);

/** Entries as earlier versions wrote them, each in its own way. */
const entries: readonly (readonly [
  what: string,
  entity: string,
  entityId: string | undefined,
  changes: unknown,
])[] = [
  ["create", "property", property, {}],
  ["create", "unit", unit, {}],
  ["create", "lease_payment", transfer, { leaseId: lease, parts: [] }],
  ["update", "lease_payment", payment, { note: "changed" }],
  ["delete", "lease_payment", deleted, [{ id: deleted, rowId: row, amountMinor: 1 }]],
  ["restore", "lease_payment", deleted, null],
  ["create", "lease_refund", refund, { paymentId: payment }],
  ["create", "write_down", row, { rowId: row }],
  ["create", "settlement", lease, { year: 2025 }],
  ["delete", "deposit_transfer", deleted, { leases: [lease, id(99)] }],
];

describe.each(bothDatabases)("rows from before on %s", (_name, open) => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await open();
    const [first = ""] = readMigrations().flatMap(({ name }) =>
      name.includes("audit_of_whole.") ? name : [],
    );
    await migrate(
      opened.db,
      readMigrations().filter(({ name }) => name < first),
    );
    await opened.db.asSystem(seed);
    await migrate(opened.db);
  });
  afterAll(() => opened.stop());

  it("entries of the audit stand in the history of what they are a part of, and name the transfer", async () => {
    const rows = await opened.db.asSystem(async (tx) =>
      rowsOf(
        await tx.execute(
          sql`select action || ' ' || entity as what, entity_id, part_of from audit order by at`,
        ),
      ),
    );
    const found = rows.map((one) => [one["what"], one["part_of"]]);
    expect(found).toEqual([
      ["create property", null],
      ["create unit", property],
      ...entries.slice(2).map(([what, entity]) => [`${what} ${entity}`, lease]),
    ]);
    expect(rows.find((one) => one["what"] === "update lease_payment")?.["entity_id"]).toBe(transfer);
  });

  it("records name the transfer of their payment, and go on to when a link comes or goes", async () => {
    const transfers = () =>
      opened.db.asSystem(async (tx) =>
        rowsOf(await tx.execute(sql`select notes, transfer_id from income order by notes`)).map((one) => [
          one["notes"],
          one["transfer_id"],
        ]),
      );
    const link = (notes: string, paid: string | null | undefined) =>
      opened.db.asSystem((tx) =>
        tx.execute(sql`update income set lease_payment_id = ${paid} where notes = ${notes}`),
      );
    expect(await transfers()).toEqual([
      ["by hand", null],
      ["rent", transfer],
    ]);
    await link("rent", null);
    await link("by hand", payment);
    expect(await transfers()).toEqual([
      ["by hand", transfer],
      ["rent", null],
    ]);
  });

  it("a record that Undo brings back together with its payment names the transfer, though it was kept without", async () => {
    await opened.db.asSystem((tx) =>
      tx.execute(sql`
        with record as (
          insert into income (workspace_id, property_id, category, amount_minor, currency, received_on, notes, lease_payment_id)
          values (${ws}, ${property}, 'rent', 5000, 'EUR', '2026-01-02', 'back', ${deleted})),
        paid as (
          insert into lease_payment (workspace_id, id, lease_id, rent_row_id, transfer_id, paid_on, amount_minor, method)
          values (${ws}, ${deleted}, ${lease}, ${row}, ${refund}, '2026-01-02', 5000, 'cash') returning id)
        select id from paid`),
    );
    const back = await opened.db.asSystem((tx) =>
      tx.execute(sql`select transfer_id from income where notes = 'back'`),
    );
    expect(rowsOf(back)).toEqual([{ transfer_id: refund }]);
  });
});

describe.each(bothDatabases)("refunds from before on %s", (_name, open) => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await open();
    const [first = ""] = readMigrations().flatMap(({ name }) =>
      name.includes("refund_transfer.") ? name : [],
    );
    await migrate(
      opened.db,
      readMigrations().filter(({ name }) => name < first),
    );
    await opened.db.asSystem(seed);
    await opened.db.asSystem(seedRefunds);
    await migrate(opened.db);
  });
  afterAll(() => opened.stop());

  it("parts that one request gave back are one transfer, and so are their reversals; another request's are another", async () => {
    const names = async (table: string, column: string) =>
      opened.db.asSystem(async (tx) =>
        rowsOf(
          await tx.execute(
            sql`select ${sql.identifier(column)} as note, transfer_id from ${sql.identifier(table)}
              where ${sql.identifier(column)} like 'back%' order by ${sql.identifier(column)}, amount_minor`,
          ),
        ).map((one) => [one["note"], one["transfer_id"]]),
      );
    const grouped = [
      ["back 1", id(31)],
      ["back 1", id(31)],
      ["back 2", id(33)],
    ];
    expect(await names("lease_refund", "note")).toEqual(grouped);
    expect(await names("income", "notes")).toEqual(grouped);
  });
});

describe.each(bothDatabases)("turnovers from before on %s", (_name, open) => {
  let opened: Opened;
  const [turnover, cleaner, phone, trashed, assigned] = [40, 41, 42, 43, 44].map(id);

  beforeAll(async () => {
    opened = await open();
    const [first = ""] = readMigrations().flatMap(({ name }) =>
      name.includes("turnover_names.") ? name : [],
    );
    await migrate(
      opened.db,
      readMigrations().filter(({ name }) => name < first),
    );
    await opened.db.asSystem(seedTurnovers);
    await migrate(opened.db);
  });
  afterAll(() => opened.stop());

  async function seedTurnovers(tx: Tx): Promise<void> {
    await tx.execute(sql`insert into "user" (id, name, email) values (${person}, 'A', 'a@example.org')`);
    await tx.execute(sql`insert into workspace (id, owner_user_id, name) values (${ws}, ${person}, 'A')`);
    await tx.execute(sql`insert into property (workspace_id, id, name, rental_mode, currency, timezone)
      values (${ws}, ${property}, 'House', 'daily', 'EUR', 'Europe/Berlin')`);
    await tx.execute(sql`insert into cleaner (workspace_id, id, name, language, currency)
      values (${ws}, ${cleaner}, 'Rosa', 'en', 'EUR')`);
    await tx.execute(sql`insert into turnover_job (workspace_id, id, kind, property_id, cleaner_id, status, currency, window_starts_at,
        slot_starts_at, slot_ends_at, told_cleaner_id, told_starts_at, told_property_id, host_told_at)
      values (${ws}, ${turnover}, 'manual', ${property}, ${cleaner}, 'assigned', 'EUR', '2026-03-10T10:00Z',
        '2026-03-10T10:00Z', '2026-03-10T13:00Z', ${cleaner}, '2026-03-10T10:00Z', ${property}, '2026-03-10T14:00Z')`);
    await tx.execute(sql`insert into job_operation (workspace_id, job_id, device_id, seq, act, pressed_at, by, effect)
      values (${ws}, ${turnover}, ${phone}, 1, 'confirm', '2026-03-09T10:00Z', 'cleaner', 'applied')`);
    await tx.execute(
      sql`insert into turnover_reminder (workspace_id, job_id, key) values (${ws}, ${turnover}, 'k')`,
    );
    await tx.execute(sql`insert into document (workspace_id, turnover_job_id, kind, name, format, bytes, sha256, file_id)
      values (${ws}, ${turnover}, 'photo', 'a.jpg', 'jpeg', 1, ${"0".repeat(64)}, ${phone})`);
    await tx.execute(
      sql`insert into audit (workspace_id, action, entity, entity_id) values (${ws}, 'create', 'turnover_job', ${turnover})`,
    );
    await tx.execute(
      sql`insert into audit (workspace_id, action, entity, entity_id, changes)
        values (${ws}, 'update', 'cleaner', ${cleaner}, '{"places": {"to": []}, "phone": {"to": "1"}}')`,
    );
    await tx.execute(sql`insert into notice (workspace_id, user_id, kind, record_id, day, facts, in_app, by_mail) values
      (${ws}, ${person}, 'rent_overdue', ${property}, '2026-03-10', '{"daysLate": 11, "months": 2}', true, false),
      (${ws}, ${person}, 'weekly_summary', ${ws}, '2026-03-10', '{"lateLeases": 3}', true, false)`);
    // A deleted turnover as Undo finds it, and an expense whose payment it was.
    await tx.execute(sql`with parts as (
        select jsonb_build_array(
          jsonb_build_object('table', 'turnover_job', 'rows', (select jsonb_agg(to_jsonb(x)) from turnover_job x), 'links', '[]'::jsonb),
          jsonb_build_object('table', 'job_operation', 'rows', (select jsonb_agg(to_jsonb(x)) from job_operation x), 'links', '[]'::jsonb),
          jsonb_build_object('table', 'turnover_reminder', 'rows', (select jsonb_agg(to_jsonb(x)) from turnover_reminder x), 'links', '[]'::jsonb),
          jsonb_build_object('table', 'document', 'rows', (select jsonb_agg(to_jsonb(x)) from document x), 'links',
            '[{"table": "turnover_job", "column": "expense_id", "rows": []}, {"table": "task", "column": "lease_id", "rows": []}]'::jsonb),
          jsonb_build_object('table', 'task', 'rows', '[]'::jsonb)) as payload)
      insert into trash (workspace_id, id, kind, entity_id, payload, expires_at)
      select ${ws}, ${trashed}, 'turnover_job', ${turnover}, payload, now() + interval '1 hour' from parts`);
    await tx.execute(sql`insert into trash (workspace_id, id, kind, entity_id, payload, expires_at)
      values (${ws}, ${assigned}, 'assignment', ${ws}, '{"jobs": [{"id": "x"}]}', now() + interval '1 hour')`);
  }

  const found = (query: ReturnType<typeof sql>) =>
    opened.db.asSystem(async (tx) => rowsOf(await tx.execute(query)));

  it("keep what was stored of them, under the new names", async () => {
    expect(
      await found(sql`select notified_cleaner_id, notified_property_id, notified_unit_id,
        host_notified_at = '2026-03-10T14:00Z' as reported from turnover`),
    ).toEqual([
      {
        notified_cleaner_id: cleaner,
        notified_property_id: property,
        notified_unit_id: null,
        reported: true,
      },
    ]);
    expect(
      await found(sql`select turnover_id as id from turnover_operation union all
      select turnover_id from turnover_reminder union all select turnover_id from document`),
    ).toEqual([1, 2, 3].map(() => ({ id: turnover })));
    expect(await found(sql`select entity, changes from audit order by entity desc`)).toEqual([
      { entity: "turnover", changes: null },
      { entity: "cleaner", changes: { rentables: { to: [] }, phone: { to: "1" } } },
    ]);
    expect(await found(sql`select facts from notice order by kind`)).toEqual([
      { facts: { daysOverdue: 11, months: 2 } },
      { facts: { overdueLeases: 3 } },
    ]);
    const left = sql`select conname::text as name from pg_constraint where conname ~ '(job|told)' and connamespace = 'public'::regnamespace
      and contype <> 'n' union all
      select relname from pg_class where relname ~ '(job|told)' and relnamespace = 'public'::regnamespace union all
      select attname from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attname ~ '(^|_)(job|told)'`;
    expect(await opened.db.login.execute(left).then(rowsOf)).toEqual([]);
  });

  it("come back from the trash as they were", async () => {
    const before =
      await found(sql`select to_jsonb(t) as line, (select jsonb_agg(to_jsonb(o)) from turnover_operation o) as operations,
      (select jsonb_agg(to_jsonb(d)) from document d) as files from turnover t`);
    const [discarded] = await found(
      sql`select id, kind, entity_id, payload from trash where id = ${trashed}`,
    );
    expect(discarded?.["kind"]).toBe("turnover");
    expect(discarded?.["payload"]).toMatchObject([
      { table: "turnover" },
      { table: "turnover_operation" },
      { table: "turnover_reminder" },
      { table: "document", links: [{ table: "turnover", column: "expense_id" }, { table: "task" }] },
      { table: "task", rows: [] },
    ]);
    await opened.db.asSystem(async (tx) => {
      await tx.execute(sql`delete from turnover`);
      const work = { tx, scope: { workspaceId: ws ?? "" }, now: new Date("2026-03-10T15:00:00Z") };
      const of = { id: trashed ?? "", kind: "turnover", entityId: turnover ?? "", userId: null };
      const tables = ["turnover", "turnover_operation", "turnover_reminder", "document", "task"] as const;
      expect(
        await putBack(work, { ...of, payload: discarded?.["payload"] }, trashKind("turnover", tables)),
      ).toBe("restored");
    });
    expect(
      await found(sql`select to_jsonb(t) as line, (select jsonb_agg(to_jsonb(o)) from turnover_operation o) as operations,
      (select jsonb_agg(to_jsonb(d)) from document d) as files from turnover t`),
    ).toEqual(before);
    expect(await found(sql`select payload from trash where id = ${assigned}`)).toEqual([
      { payload: { turnovers: [{ id: "x" }] } },
    ]);
  });
});

/** Both parts of a transfer were refunded in one request, and more of the first part in the next. */
async function seedRefunds(tx: Tx): Promise<void> {
  await tx.execute(sql`insert into lease_payment (workspace_id, id, lease_id, rent_row_id, transfer_id, paid_on, amount_minor, method)
    values (${ws}, ${id(30)}, ${lease}, ${row}, ${transfer}, '2026-01-01', 5000, 'cash')`);
  for (const [at, paid, minor, note, moment] of [
    [31, payment, 100, "back 1", "2026-02-01T10:00:00Z"],
    [32, id(30), 200, "back 1", "2026-02-01T10:00:00Z"],
    [33, payment, 300, "back 2", "2026-02-01T10:01:00Z"],
  ] as const) {
    await tx.execute(sql`insert into lease_refund (workspace_id, id, lease_id, payment_id, refunded_on, amount_minor, note, created_at)
      values (${ws}, ${id(at)}, ${lease}, ${paid}, '2026-02-01', ${minor}, ${note}, ${moment})`);
    await tx.execute(sql`insert into income (workspace_id, property_id, category, amount_minor, currency, received_on, notes, lease_refund_id, reversal_of)
      select ${ws}, ${property}, 'rent', ${-minor}::bigint, 'EUR', '2026-02-01', ${note}, ${id(at)}, i.id from income i where i.notes = 'rent'`);
  }
}

async function seed(tx: Tx): Promise<void> {
  await tx.execute(sql`insert into "user" (id, name, email) values (${person}, 'A', 'a@example.org')`);
  await tx.execute(sql`insert into workspace (id, owner_user_id, name) values (${ws}, ${person}, 'A')`);
  await tx.execute(sql`insert into property (workspace_id, id, name, rental_mode, currency, timezone)
    values (${ws}, ${property}, 'House', 'monthly', 'EUR', 'Europe/Berlin')`);
  await tx.execute(
    sql`insert into unit (workspace_id, id, property_id, name) values (${ws}, ${unit}, ${property}, 'Flat')`,
  );
  await tx.execute(sql`insert into tenant (workspace_id, id, name) values (${ws}, ${tenant}, 'Ada')`);
  await tx.execute(sql`insert into lease (workspace_id, id, tenant_id, property_id, starts_on, currency, rent_minor, payment_day)
    values (${ws}, ${lease}, ${tenant}, ${property}, '2026-01-01', 'EUR', 95000, 1)`);
  await tx.execute(sql`insert into rent_row (workspace_id, id, lease_id, kind, period, starts_on, ends_on, due_on, amount_minor)
    values (${ws}, ${row}, ${lease}, 'rent', '2026-01', '2026-01-01', '2026-01-31', '2026-01-01', 95000)`);
  await tx.execute(sql`insert into lease_payment (workspace_id, id, lease_id, rent_row_id, transfer_id, paid_on, amount_minor, method)
    values (${ws}, ${payment}, ${lease}, ${row}, ${transfer}, '2026-01-01', 95000, 'cash')`);
  for (const [notes, paid] of [
    ["rent", payment],
    ["by hand", null],
  ])
    await tx.execute(sql`insert into income (workspace_id, property_id, category, amount_minor, currency, received_on, notes, lease_payment_id)
      values (${ws}, ${property}, 'rent', 95000, 'EUR', '2026-01-01', ${notes}, ${paid})`);
  for (const [at, [action, entity, entityId, changes]] of entries.entries())
    await tx.execute(sql`insert into audit (workspace_id, user_id, action, entity, entity_id, changes, at)
      values (${ws}, ${person}, ${action}, ${entity}, ${entityId}, ${JSON.stringify(changes)}::jsonb,
        timestamptz '2026-01-01' + ${at} * interval '1 minute')`);
}
