import { sql } from "#kernel/db/drizzle.ts";
import { localDateTime, month, periodOf, plainDate } from "@keystead/domain/calendar";
import { currency } from "@keystead/domain/money";
import { superuserAt } from "@keystead/testkit/real-postgres";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";

import { sumCash } from "#features/analytics/cash-store.ts";
import { findFigureRecords as findRecordsOfFigure } from "#features/analytics/record-rows-store.ts";
import { findScope } from "#features/analytics/scope-store.ts";
import { findStanding } from "#features/analytics/standing-records-store.ts";
import { listSessions } from "#features/accounts/session-store.ts";
import { listMemberships } from "#features/accounts/membership-store.ts";
import { findBlocksOf } from "#features/bookings/blocks/block-store.ts";
import { pickBookings } from "#features/bookings/list/booking-names-store.ts";
import { findListedBooking, selectBookings } from "#features/bookings/list/booking-list-store.ts";
import {
  findCalendarBookings,
  findCalendarLeases,
  findCalendarProperties,
} from "#features/bookings/calendar/calendar-store.ts";
import { findOutlookBookings, countRentablesTonight } from "#features/bookings/calendar/outlook-store.ts";
import { findOpenBookings } from "#features/bookings/payments/open-bookings-store.ts";
import { findCleaningMonths } from "#features/ledger/cleaning/cleaning-store.ts";
import { findSeasonsOf } from "#features/bookings/seasons/season-store.ts";
import { findSurroundings } from "#features/bookings/conflicts/surroundings-store.ts";
import { selectExpenses } from "#features/ledger/expense-store.ts";
import { selectProposals, selectRecurring } from "#features/ledger/recurring/recurring-store.ts";
import { countIncome, selectIncome } from "#features/ledger/income-store.ts";
import { groupRecords, sumByCategory, sumByMonth, selectRecordSums } from "#features/ledger/records-store.ts";
import { selectDocuments, sumDocuments } from "#features/documents/document-store.ts";
import { findActivity, findOfRecord, findOfTransfer, findPeople } from "#features/history/history-store.ts";
import { findRecordNames } from "#features/history/record-names-store.ts";
import { findNoticeMembership } from "#features/notices/notice-membership-store.ts";
import { findListeners, findNotices, takeUnmailed } from "#features/notices/notice-store.ts";
import { findInvitedNames } from "#features/people/invitations/invited-names-store.ts";
import { listInvitations, listMembers } from "#features/people/people-store.ts";
import { countUsed } from "#features/plans/plan-usage-store.ts";
import { readForeignRecords, readGrid, readRates } from "#features/fx/fx-store.ts";
import { readFigures } from "#features/portfolio/portfolio-store.ts";
import { expectedByLease } from "#features/leases/rent-rows/rent-due-store.ts";
import { pickLeases } from "#features/leases/list/lease-names-store.ts";
import { registry } from "#features.ts";
import { findChoices, pickProperties, pickUnits } from "#features/properties/list/names-store.ts";
import { countDeletion } from "#features/properties/deletion/deletion-store.ts";
import { findPaidDays } from "#features/properties/overview/paid-days-store.ts";
import {
  findReadProperty,
  findPropertyNeighbours,
  selectProperties,
  propertiesWithRentables,
} from "#features/properties/list/listed-property-store.ts";
import {
  findLeaseNeighbours,
  findWholeLeases,
  keepStandings,
  readStandings,
} from "#features/rent-book/index.ts";
import { selectUnits } from "#features/properties/units/unit-store.ts";
import { findBookedLines, findKnownSides } from "#features/statements/statement-store.ts";
import { readAgreed } from "#features/turnovers/cleaners/agreed-pay-store.ts";
import { findChecklists } from "#features/turnovers/checklists/checklist-store.ts";
import { findFreeLogins, selectCleaners } from "#features/turnovers/cleaners/cleaner-store.ts";
import { readFollowedBookings } from "#features/turnovers/from-bookings/following-store.ts";
import { selectTurnovers } from "#features/turnovers/turnover-store.ts";
import { selectOperations } from "#features/turnovers/cleaner-link/operation-store.ts";
import { selectPayouts, sumPayouts } from "#features/turnovers/payouts/payout-store.ts";
import { pickTenants } from "#features/tenants/list/tenant-names-store.ts";
import { findTenantNeighbours, selectTenants } from "#features/tenants/tenant-store.ts";
import { scopedTransactions, transactionsOf } from "#kernel/db/database.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import { allCases } from "./cases/all-cases.ts";
import { freshPostgres } from "./run-database.ts";

const WORKSPACES = 110;
/** Enough for a loaded machine to write half a million rows. */
const SEED_MS = 300_000;
/** The tables that grow with the number of workspaces. */
const grown = new Set<string>([
  "property",
  "unit",
  "tenant",
  "lease",
  "rent_row",
  "lease_payment",
  "lease_standing",
  "income",
  "expense",
  "recurring",
  "recurring_occurrence",
  "document",
  "notice",
  "notice_membership",
  "invitation",
  "membership",
  "session",
  "audit",
  "exchange_rate",
  "statement_line",
  "tenant_account",
  "booking",
  "booking_night",
  "blocked_date",
  "seasonal_rate",
  "calendar_feed",
  "cleaner",
  "cleaner_link",
  "turnover",
  "turnover_operation",
  "checklist",
  ...allCases.flatMap(({ plans }) => plans?.tables ?? []),
]);
const userId = "00000000-0000-4000-8100-000000000001";
const scope = { workspaceId: "00000000-0000-4000-8000-000000000100", userId };
const now = new Date("2026-03-10T09:00:00Z");
const firstPage = { page: 1, limit: 25 };

const workspaceOf = (w: number): string => `00000000-0000-4000-8000-${String(w).padStart(12, "0")}`;

type Statement = { readonly text: string; readonly params: readonly unknown[] };
type Scan = { readonly kind: string; readonly table: string };

let pool: pg.Pool;
let recorded: Statement[] = [];
let db: ReturnType<typeof scopedTransactions>;

beforeAll(async () => {
  const url = await freshPostgres();
  pool = new pg.Pool({ connectionString: url, max: 2 });
  // Records the statements that the stores really send, with their parameters.
  const logger = {
    logQuery: (text: string, params: unknown[]) => {
      recorded.push({ text, params });
    },
  };
  const login = drizzle(pool, { logger });
  db = scopedTransactions(login, transactionsOf(login));
  const admin = new pg.Client({ connectionString: superuserAt(url) });
  await admin.connect();
  await seed(admin);
  await admin.end();
  for (let w = 1; w <= WORKSPACES; w += 1)
    await db.asSystem((tx) => keepStandings({ tx, scope: { workspaceId: workspaceOf(w) }, now }));
  await pool.query("analyze");
}, SEED_MS);
afterAll(() => pool.end());

/** Ids consist of a workspace's number w and a row's number n: 00000000-0000-4000-8<w>-<kind><n>. */
async function seed(admin: pg.Client): Promise<void> {
  const id = (kind: number | string, number = "n") =>
    `('00000000-0000-4000-8' || lpad(w::text, 3, '0') || '-' || ${kind} || lpad((${number})::text, 11, '0'))::uuid`;
  const ws = `('00000000-0000-4000-8000-' || lpad(w::text, 12, '0'))::uuid`;
  const each = (rows: number) => `from generate_series(1, ${WORKSPACES}) w, generate_series(1, ${rows}) n`;
  const day = `date '2026-01-01' + (n % 120)::int`;
  const statements = [
    `insert into "user" (id, name, email) select ${id(0)}, 'P' || w, 'p' || w || '@example.org' ${each(1)}`,
    `insert into workspace (id, owner_user_id, name) select ${ws}, ${id(0)}, 'W' || w ${each(1)}`,
    `insert into membership (workspace_id, user_id, role, status) select ${ws}, ${id(0)}, 'owner', 'active' ${each(1)}`,
    // Twenty helpers in each workspace, so that an index pays off on this table too.
    `insert into membership (workspace_id, user_id, role, status)
      select ${ws}, ('00000000-0000-4000-8' || lpad((1 + (w + n) % ${WORKSPACES})::text, 3, '0') || '-000000000001')::uuid,
        'assistant', 'active' ${each(20)}`,
    `insert into session (user_id, token, expires_at) select ${id(0, "1")}, w || '-' || n, now() + interval '1 day' ${each(5)}`,
    `insert into property (workspace_id, id, name, city, rental_mode, currency, timezone)
      select ${ws}, ${id(1)}, 'House ' || n, 'Bonn', 'monthly', 'EUR', 'Europe/Berlin' ${each(40)}`,
    `insert into unit (workspace_id, id, property_id, name) select ${ws}, ${id(2)}, ${id(1, "1 + n % 40")}, 'Flat ' || n ${each(100)}`,
    `insert into tenant (workspace_id, id, property_id, name) select ${ws}, ${id(3)}, ${id(1, "1 + n % 40")}, 'Tenant ' || n ${each(100)}`,
    `insert into lease (workspace_id, id, tenant_id, property_id, starts_on, currency, rent_minor, payment_day)
      select ${ws}, ${id(4)}, ${id(3)}, ${id(1, "1 + n % 40")}, ${day}, 'EUR', 95000, 1 ${each(100)}`,
    `insert into rent_row (workspace_id, id, lease_id, kind, period, starts_on, ends_on, due_on, amount_minor)
      select ${ws}, ${id(5)}, ${id(4, "1 + n % 100")}, 'rent', '2026-0' || (1 + n / 100), ${day}, ${day}, ${day}, 95000 ${each(299)}`,
    `insert into lease_payment (workspace_id, id, lease_id, rent_row_id, paid_on, amount_minor, method)
      select ${ws}, ${id(6)}, lease_id, id, due_on, amount_minor, 'cash'
      from (select *, substr(id::text, 21, 3)::int as w, right(id::text, 11)::int as n from rent_row) r where n % 3 > 0`,
    `insert into income (workspace_id, id, property_id, tenant_id, lease_id, category, amount_minor, currency, received_on)
      select ${ws}, ${id(7)}, ${id(1, "1 + n % 40")}, ${id(3, "1 + n % 100")}, ${id(4, "1 + n % 100")}, 'rent', 95000, 'EUR', ${day} ${each(300)}`,
    `insert into statement_line (workspace_id, lease_id, transfer_id, print_hash)
     select p.workspace_id, p.lease_id, p.transfer_id, 'print ' || row_number() over (partition by p.workspace_id order by p.id)
     from lease_payment p`,
    `insert into tenant_account (workspace_id, tenant_id, account_hash, last_four)
     select workspace_id, id, 'account ' || id, '1234' from tenant`,
    `insert into exchange_rate (workspace_id, period, base, quote, rate)
      select ${ws}, to_char(date '2024-01-01' + make_interval(months => n % 27), 'YYYY-MM'),
        'EUR', (array['CHF', 'USD', 'GBP'])[1 + n % 3], 0.9 from generate_series(1, ${WORKSPACES}) w, generate_series(1, 80) n
        on conflict do nothing`,
    `insert into expense (workspace_id, property_id, category, amount_minor, currency, spent_on)
      select ${ws}, ${id(1, "1 + n % 40")}, 'repairs', 9500, 'EUR', ${day} ${each(300)}`,
    // Most turns of most series were accepted.
    `insert into recurring (workspace_id, id, book, property_id, category, nature, amount_minor, currency, first_on, every_months)
      select ${ws}, ${id(8, "n")}, 'expense', ${id(1, "1 + n % 40")}, 'insurance', 'operating', 9500, 'EUR', '2025-01-31', 1 ${each(40)}`,
    `insert into recurring_occurrence (workspace_id, recurring_id, number)
      select ${ws}, ${id(8, "1 + n % 40")}, n / 40 ${each(300)}`,
    // A stay in each house every week, half of them paid.
    `insert into booking (workspace_id, id, property_id, guest_name, check_in, check_out, in_at, out_at, currency, rate_mode, total_minor)
      select ${ws}, ('00000000-0000-4000-8' || lpad(w::text, 3, '0') || '-a' || lpad(n::text, 11, '0'))::uuid, ${id(1, "1 + n % 40")}, 'Guest ' || n,
        at + interval '15 hours', at + interval '3 days 11 hours', at + interval '14 hours', at + interval '3 days 10 hours', 'EUR', 'flat', 24000
      from (select w, n, timestamp '2026-01-01' + (n / 40) * interval '7 days' as at ${each(200)}) stay`,
    `insert into booking_night (workspace_id, booking_id, date, rate_minor)
      select workspace_id, id, check_in::date + k, 8000 from booking, generate_series(0, 2) k`,
    `insert into income (workspace_id, property_id, booking_id, category, amount_minor, currency, received_on)
      select workspace_id, property_id, id, 'rent', 24000, 'EUR', check_in::date from booking where right(id::text, 1) < '5'`,
    `insert into blocked_date (workspace_id, property_id, date, block_id)
      select ${ws}, ${id(1, "1 + n % 40")}, date '2026-01-04' + (n / 40) * 7, gen_random_uuid() ${each(120)}`,
    `insert into seasonal_rate (workspace_id, property_id, name, starts_on, ends_on, rate_minor)
      select ${ws}, ${id(1, "1 + n % 40")}, 'Season ' || n, date '2026-01-01' + (n / 40) * 30, date '2026-01-30' + (n / 40) * 30, 9000 ${each(120)}`,
    // A change of each lease every few days, and other changes at its property.
    `insert into audit (workspace_id, user_id, action, entity, entity_id, part_of, changes, at)
      select ${ws}, ${id(0, "1")}, case when n <= 100 then 'create' else 'update' end, 'lease', ${id(4, "1 + n % 100")}, null,
        jsonb_build_object('currency', 'EUR', 'rentMinor', 95000), timestamptz '2026-01-01' + n * interval '1 hour' ${each(200)}`,
    `insert into audit (workspace_id, user_id, action, entity, entity_id, part_of, changes, at)
      select ${ws}, ${id(0, "1")}, 'create', 'lease_payment', ${id(6)}, ${id(4, "1 + n % 100")},
        jsonb_build_object('paidOn', '2026-02-01'), timestamptz '2026-01-01' + n * interval '1 hour' ${each(400)}`,
    `insert into task (workspace_id, id, description, due_on, property_id, lease_id, tenant_id, assignee_user_id)
      select ${ws}, ${id(8)}, 'Task ' || n, ${day}, ${id(1, "1 + n % 40")}, ${id(4, "1 + n % 100")}, ${id(3, "1 + n % 100")},
        case when n % 10 = 0 then ${id(0, "1")} end ${each(300)}`,
    // A tenth on properties, a tenth on units, the others on leases, tenants and tasks.
    `insert into cleaner (workspace_id, id, name, language, currency)
      select ${ws}, ${id("'c'")}, 'Cleaner ' || n, 'es', 'EUR' ${each(10)}`,
    `insert into cleaner_link (workspace_id, cleaner_id, token_hash, sealed, made_by, made_at, expires_at)
      select ${ws}, ${id("'c'")}, 'hash ' || w || ' ' || n, 'sealed', ${id(0, "1")}, now(), now() ${each(10)}`,
    `insert into turnover (workspace_id, id, kind, booking_id, property_id, status, cleaner_id, window_starts_at,
        slot_starts_at, slot_ends_at, currency)
      select workspace_id, id, 'checkout', id, property_id, 'assigned',
        overlay(id::text placing 'c00000000001' from 25)::uuid,
        out_at, out_at, out_at + interval '3 hours', 'EUR' from booking`,
    `insert into turnover_operation (workspace_id, turnover_id, device_id, seq, act, item_id, pressed_at, by, effect)
      select workspace_id, id, id, n, 'tick', 'line ' || n, now(), 'cleaner', 'applied'
      from turnover, generate_series(1, 10) n`,
    `insert into checklist (workspace_id, property_id, rooms) select workspace_id, id, '[]' from property`,
    `insert into document (workspace_id, id, property_id, unit_id, lease_id, tenant_id, task_id, kind, name, format, bytes, sha256, file_id, created_at)
      select ${ws}, ${id(9)}, case when n % 10 < 2 then u.property_id end, case when n % 10 = 1 then u.id end,
        case when n % 10 between 2 and 4 then ${id(4, "1 + n % 100")} end,
        case when n % 10 between 5 and 7 then ${id(3, "1 + n % 100")} end,
        case when n % 10 > 7 then ${id(8, "1 + n % 300")} end,
        'other', n || '.pdf', 'pdf', 1000, repeat('0', 64), gen_random_uuid(), timestamptz '2026-01-01' + n * interval '1 hour'
      from generate_series(1, ${WORKSPACES}) w, generate_series(1, 400) n
      join lateral (select ${id(2, "1 + n % 100")} as id, ${id(1, "1 + (1 + n % 100) % 40")} as property_id) u on true`,
    // Notices of the owner and a helper, most of them read and mailed.
    `insert into notice (workspace_id, user_id, kind, record_id, day, facts, in_app, by_mail, read_at, mailed_at, created_at)
      select ${ws}, case when n % 2 = 0 then ${id(0, "1")} else ('00000000-0000-4000-8' || lpad((1 + (w + 1) % ${WORKSPACES})::text, 3, '0') || '-000000000001')::uuid end,
        'task_due', ${id(8)}, ${day}, '{}', true, true, case when n < 190 then now() end, case when n < 195 then now() end,
        timestamptz '2026-01-01' + n * interval '6 hours' ${each(200)}`,
    `insert into notice_membership (workspace_id, user_id) select workspace_id, user_id from membership`,
    `insert into invitation (workspace_id, email, role, language, status, expires_at, sent_at)
      select ${ws}, 'i' || n || '@example.org', 'assistant', 'en', case when n = 1 then 'open' else 'withdrawn' end, now(), now() ${each(20)}`,
    ...allCases.flatMap(({ plans }) => plans?.rows?.({ id, workspaceId: ws, day, each }) ?? []),
  ];
  // Turns foreign key checks off: the half a million rows are consistent by construction.
  await admin.query("set session_replication_role = replica");
  for (const statement of statements) await admin.query(statement);
}

const cleanerId = "00000000-0000-4000-8100-c00000000001";
const propertyId = "00000000-0000-4000-8100-100000000001";
const tenantId = "00000000-0000-4000-8100-300000000001";
const leaseId = "00000000-0000-4000-8100-400000000001";

const unitId = "00000000-0000-4000-8100-200000000001";
const fileId = "00000000-0000-4000-8100-900000000100";
const fileOwners = {
  property: propertyId,
  unit: unitId,
  lease: leaseId,
  tenant: tenantId,
  task: "00000000-0000-4000-8100-800000000009",
};

const lisbon = { timezone: "Europe/Lisbon", currency: "EUR", minGapMinutes: 180 };
const aWeek = { checkIn: localDateTime("2026-02-02T15:00"), checkOut: localDateTime("2026-02-09T11:00") };
const fourWeeks = { from: plainDate("2026-02-01"), through: plainDate("2026-02-28") };

const february = { from: plainDate("2026-02-01"), until: plainDate("2026-03-01") };

const lists: readonly (readonly [string, (work: Work<ActorScope>) => Promise<unknown>])[] = [
  ["properties", (work) => selectProperties(work, firstPage)],
  ["properties found by a word", (work) => selectProperties(work, { ...firstPage, q: "bonn", sort: "city" })],
  ["places of all properties", (work) => propertiesWithRentables(work, {})],
  ["neighbours of a property", (work) => findPropertyNeighbours(work, { sort: "-name" }, propertyId)],
  ["a property to read", (work) => findReadProperty(work, propertyId, registry.withProperty)],
  ["days on which a month was paid", (work) => findPaidDays(work, [leaseId], "2026-02")],
  ["names of properties", (work) => pickProperties(work, { limit: 50, id: propertyId })],
  ["choices of properties", (work) => findChoices(work)],
  ["names of units", (work) => pickUnits(work, { limit: 50, q: "flat 7" })],
  ["names of tenants", (work) => pickTenants(work, { limit: 50, id: tenantId })],
  ["names of leases", (work) => pickLeases(work, { limit: 50, id: leaseId })],
  ["neighbours of a lease", (work) => findLeaseNeighbours(work, { sort: "tenant" }, leaseId)],
  ["units", (work) => selectUnits(work, {})],
  ["units of a property", (work) => selectUnits(work, { propertyId })],
  ["tenants", (work) => selectTenants(work, firstPage)],
  ["neighbours of a tenant", (work) => findTenantNeighbours(work, { sort: "property" }, tenantId)],
  ["leases", (work) => readStandings(work, {})],
  ["leases found by a word", (work) => readStandings(work, { q: "tenant 7", sort: "tenant" })],
  ["leases of a property", (work) => readStandings(work, { propertyIds: [propertyId] })],
  ["leases of a tenant", (work) => readStandings(work, { tenantIds: [tenantId] })],
  ["leases of which nothing is kept", (work) => keepStandings(work)],
  ["rent expected of a month", (work) => expectedByLease(work, periodOf("month", month("2026-02")))],
  ["a lease whole", (work) => findWholeLeases(work, [leaseId])],
  ...(["property", "unit", "lease", "tenant", "task"] as const).flatMap((on): typeof lists => {
    const owner = { on, onId: fileOwners[on] };
    return [
      [`files of a ${on}`, (work) => selectDocuments(work, { ...owner, limit: 51 })],
      [`older files of a ${on}`, (work) => selectDocuments(work, { ...owner, limit: 51, before: fileId })],
      [`sums of the files of a ${on}`, (work) => sumDocuments(work, owner)],
    ];
  }),
  ["notices in the bell", (work) => findNotices(work)],
  ["what somebody is notified of", (work) => findNoticeMembership(work, "read")],
  ["cleaners", (work) => selectCleaners(work, firstPage)],
  ["people who sign in as cleaners", (work) => findFreeLogins(work)],
  ["what was agreed with cleaners", (work) => readAgreed(work)],
  ["payouts", (work) => selectPayouts(work, { ...firstPage, state: ["due"] })],
  ["what the payouts come to", (work) => sumPayouts(work, { state: ["due"] })],
  ["turnovers of a week", (work) => selectTurnovers(work, { from: "2026-03-09", to: "2026-03-15" })],
  [
    "turnovers of a property in a month",
    (work) => selectTurnovers(work, { propertyId, from: "2026-03-01", to: "2026-03-31" }),
  ],
  ["what was pressed at a turnover", (work) => selectOperations(work, [cleanerId])],
  ["what a property is cleaned by", (work) => findChecklists(work, [propertyId])],
  [
    "turnovers of a cleaner around a day",
    (work) =>
      selectTurnovers(work, {
        cleanerId,
        slotWithin: { startMs: now.getTime(), endMs: now.getTime() + 86_400_000 },
      }),
  ],
  ["turnovers that follow the bookings of a property", (work) => readFollowedBookings(work, propertyId)],
  ["people", (work) => listMembers(work)],
  ["invitations", (work) => listInvitations(work)],
  ["names of who was invited", (work) => findInvitedNames(work, [propertyId])],
  ["income", (work) => selectIncome(work, firstPage)],
  [
    "income of a property in a month",
    (work) => selectIncome(work, { ...firstPage, propertyId, from: "2026-02-01", to: "2026-02-28" }),
  ],
  ["income by amount", (work) => selectIncome(work, { ...firstPage, sort: "-amount", from: "2026-02-01" })],
  ["income counted", (work) => countIncome(work, {})],
  ["lines of a statement that are booked", (work) => findBookedLines(work, ["print 1", "print 2"])],
  [
    "payments, accounts, records and payees that a statement may name",
    (work) =>
      findKnownSides(work, {
        since: plainDate("2025-12-01"),
        from: plainDate("2026-02-01"),
        to: plainDate("2026-02-28"),
        payees: ["payee 1", "payee 2"],
      }),
  ],
  ["exchange rates by month", (work) => readGrid(work, { months: 7, last: null })],
  ["exchange rates of some months", (work) => readRates(work, [month("2026-01"), month("2026-02")])],
  ["what exchange rates convert", (work) => readForeignRecords(work, [month("2026-02")], currency("CHF"))],
  ["sums of income", (work) => selectRecordSums(work, "income", {})],
  ["expenses", (work) => selectExpenses(work, firstPage)],
  ["series of expenses", (work) => selectRecurring(work, { ...firstPage, book: "expense" })],
  ["what is proposed", (work) => selectProposals(work, { ...firstPage, book: "expense" })],
  [
    "expenses of a property in a month, without a receipt",
    (work) =>
      selectExpenses(work, {
        ...firstPage,
        propertyId,
        receipt: "without",
        from: "2026-02-01",
        to: "2026-02-28",
      }),
  ],
  [
    "expenses of a property by amount",
    (work) => selectExpenses(work, { ...firstPage, propertyId, sort: "-amount" }),
  ],
  ["expenses to convert", (work) => groupRecords(work, "expense", { from: "2026-02-01", to: "2026-02-28" })],
  ["sums of expenses", (work) => selectRecordSums(work, "expense", {})],
  [
    "expenses of twelve months",
    (work) => sumByMonth(work, "expense", { from: "2026-01-01", to: "2026-12-31" }),
  ],
  [
    "expenses by category",
    (work) =>
      sumByCategory(work, "expense", {
        filter: { propertyId },
        now: { from: "2026-02-01", to: "2026-02-28" },
        before: { from: "2026-01-01", to: "2026-01-31" },
      }),
  ],
  ["bookings", (work) => selectBookings(work, firstPage)],
  ["names of bookings", (work) => pickBookings(work, { limit: 50, propertyId })],
  [
    "bookings of a property in a month, unpaid",
    (work) =>
      selectBookings(work, {
        ...firstPage,
        propertyId,
        from: "2026-02-01",
        to: "2026-02-28",
        money: ["unpaid"],
      }),
  ],
  ["a booking", (work) => findListedBooking(work, "00000000-0000-4000-8100-a00000000001")],
  ["bookings that a statement may pay", (work) => findOpenBookings(work, fourWeeks)],
  [
    "the margin of cleaning of a property",
    (work) => findCleaningMonths(work, { from: "2026-01", through: "2026-06", propertyId }),
  ],
  ["the margin of cleaning", (work) => findCleaningMonths(work, { from: "2026-02", through: "2026-02" })],
  ["what is near a stay", (work) => findSurroundings(work, { propertyId, site: lisbon }, [aWeek])],
  ["who comes and leaves", (work) => findOutlookBookings(work)],
  ["what can be sold tonight", (work) => countRentablesTonight(work)],
  ["properties of the calendar", (work) => findCalendarProperties(work, undefined, fourWeeks)],
  ["bookings of the calendar", (work) => findCalendarBookings(work, [propertyId], fourWeeks)],
  ["blocked nights of the calendar", (work) => findBlocksOf(work, [propertyId], fourWeeks)],
  ["leases of the calendar", (work) => findCalendarLeases(work, [propertyId], fourWeeks)],
  ["seasons of the calendar", (work) => findSeasonsOf(work, [propertyId])],
  ["figures of the portfolio", (work) => readFigures(work)],
  ["what is analysed", (work) => findScope(work, { propertyIds: [], around: month("2026-02") })],
  [
    "what the analytics add up",
    (work) =>
      sumCash(work, {
        propertyIds: [],
        currency: currency("EUR"),
        cuts: [plainDate("2026-01-01"), plainDate("2026-02-01"), plainDate("2026-02-15")],
      }),
  ],
  [
    "what stands on the properties that are analysed",
    (work) => findStanding(work, { propertyIds: [], days: february, ledgers: true }),
  ],
  [
    "records behind a figure",
    (work) =>
      findRecordsOfFigure(work, {
        metric: "cash_flow",
        days: february,
        propertyIds: [propertyId],
        from: 0,
        limit: 25,
      }),
  ],
  ["what the plan counts", (work) => countUsed(work)],
  ["what was done to a lease", (work) => findOfRecord(work, leaseId, { limit: 21 })],
  [
    "what was done to a payment",
    (work) => findOfTransfer(work, { leaseId, ids: [tenantId, propertyId] }, { limit: 21 }),
  ],
  ["all that was done", (work) => findActivity(work, firstPage)],
  [
    "all that somebody did in a month",
    (work) =>
      findActivity(work, {
        ...firstPage,
        person: userId,
        kind: ["money"],
        from: "2026-01-05",
        to: "2026-02-05",
      }),
  ],
  [
    "all that was done to tasks and files",
    (work) => findActivity(work, { ...firstPage, kind: ["task", "document"] }),
  ],
  ["the last page of all that was done", (work) => findActivity(work, { page: 24, limit: 25 })],
  ["all that somebody did", (work) => findActivity(work, { ...firstPage, person: userId })],
  ["who did anything", (work) => findPeople(work)],
  [
    "records that entries name",
    (work) => findRecordNames(work, [propertyId, tenantId, leaseId], registry.recordNames),
  ],
  ["what a property takes with it", (work) => countDeletion(work, propertyId, registry.withProperty)],
  ...allCases.flatMap(({ plans }) =>
    (plans?.lists ?? []).map(([name, read]): (typeof lists)[number] => [
      name,
      (work) => read(work, { userId, propertyId, unitId, tenantId, leaseId }),
    ]),
  ),
];

/** Lists of a person, read as `app_system`. */
const personalLists: typeof lists = [
  ["notices that wait for the morning's mail", (work) => takeUnmailed(work)],
  ["whom to tell", (work) => findListeners(work, [userId])],
  ["sessions", (work) => listSessions(work)],
  ["workspaces", (work) => listMemberships(work, { paymentsOpen: true })],
];

async function scansOf(tx: Tx, list: (typeof lists)[number][1]): Promise<readonly Scan[]> {
  recorded = [];
  await list({ tx, scope, now });
  const statements = [...recorded];
  expect(statements).not.toEqual([]);
  const found: Scan[] = [];
  for (const { text, params } of statements) found.push(...scansIn(await explain(tx, text, params)));
  return found.filter((scan) => grown.has(scan.table));
}

it.each(lists)("reads the list of %s through indexes", async (_name, list) => {
  const scans = await db.asTenant(scope.workspaceId, (tx) => scansOf(tx, list));
  expect(scans).not.toEqual([]);
  expect(scans.filter((scan) => scan.kind === "Seq Scan")).toEqual([]);
});

it.each(personalLists)("reads the list of %s through indexes", async (_name, list) => {
  const scans = await db.asSystem((tx) => scansOf(tx, list));
  expect(scans).not.toEqual([]);
  expect(scans.filter((scan) => scan.kind === "Seq Scan")).toEqual([]);
});

it("would notice a list that reads a whole table", async () => {
  const scans = await db.asSystem(async (tx) =>
    scansIn(await explain(tx, "select * from income where notes = $1", [""])),
  );
  expect(scans).toEqual([{ kind: "Seq Scan", table: "income" }]);
});

/** Puts the parameters back in place of $1, $2 … in the recorded statement. */
async function explain(tx: Tx, text: string, params: readonly unknown[]): Promise<unknown> {
  const pieces = text
    .split(/\$(\d+)/)
    .map((piece, at) => (at % 2 === 0 ? sql.raw(piece) : sql`${params[Number(piece) - 1]}`));
  const [row] = rowsOf(await tx.execute(sql`explain (format json) ${sql.join(pieces)}`));
  return row?.["QUERY PLAN"];
}

/** Every node of the plan that scans a table, at any depth. */
function scansIn(plan: unknown): readonly Scan[] {
  if (Array.isArray(plan)) return plan.flatMap(scansIn);
  if (typeof plan !== "object" || plan === null) return [];
  const deeper = Object.values(plan).flatMap(scansIn);
  if (!("Node Type" in plan) || !("Relation Name" in plan)) return deeper;
  return [{ kind: String(plan["Node Type"]), table: String(plan["Relation Name"]) }, ...deeper];
}
