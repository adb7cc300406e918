import { addDays } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { AuditedEntity } from "@keystead/domain/history";
import type { NoticeKind } from "@keystead/domain/notices";

import type { PortfolioTables } from "../portfolio-tables.ts";

/** The creation of a record on a day. */
export type AuditLine = {
  readonly on: PlainDate;
  readonly entity: AuditedEntity;
  readonly entityId: string;
  /** The record whose history includes this entry too. */
  readonly partOf: string | null;
  readonly changes: unknown;
};

/** A notice for the owner, in the bell only. */
export type NoticeLine = {
  readonly kind: NoticeKind;
  readonly recordId: string;
  readonly day: PlainDate;
  readonly isRead: boolean;
};

/** A cleaner with a fixed fee. */
export type CleanerLine = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly feeMinor: number;
};

/** The traces of work on a portfolio. */
export type WorkTables = {
  readonly changes: readonly AuditLine[];
  readonly notices: readonly NoticeLine[];
  /** They take turns with the turnovers: past ones are done, and were paid after a month. */
  readonly cleaners: readonly CleanerLine[];
};

/** Older notices have been removed from the bell. */
const DAYS_IN_BELL = 80;

type Input = {
  readonly today: PlainDate;
  readonly newId: () => string;
  readonly notices: number;
  readonly cleaners: number;
};

/** The audit entries of a portfolio's records, the owner's notices of its tasks, and its cleaners. */
export function dataSetWork(tables: PortfolioTables, { today, newId, notices, cleaners }: Input): WorkTables {
  const { properties, units, tenants, leases, payments, bookings, tasks } = tables;
  const day = leases[0]?.startsOn ?? today;
  return {
    changes: [
      ...properties.map(({ id }) => made("property", id, day)),
      ...units.map(({ id, propertyId }) => ({ ...made("unit", id, day), partOf: propertyId })),
      ...tenants.map(({ id }) => made("tenant", id, day)),
      ...leases.map(({ id, currency, rentMinor }) => ({
        ...made("lease", id, day),
        changes: { currency, rentMinor },
      })),
      ...payments.map(({ id, leaseId, paidOn, amountMinor }) => ({
        ...made("lease_payment", id, paidOn),
        partOf: leaseId,
        changes: { paidOn, amountMinor },
      })),
      ...bookings.map(({ id, totalMinor }) => ({ ...made("booking", id, day), changes: { totalMinor } })),
      ...tasks.map(({ id, status }) => ({ ...made("task", id, addDays(today, -30)), changes: { status } })),
    ],
    notices: Array.from({ length: tasks.length === 0 ? 0 : notices }, (_, at) => ({
      kind: "task_due" as const,
      recordId: tasks[at % tasks.length]?.id ?? "",
      day: addDays(today, -Math.floor((at * DAYS_IN_BELL) / notices)),
      isRead: at > 5,
    })),
    cleaners: Array.from({ length: cleaners }, (_, at) => ({
      id: newId(),
      name: `Cleaner ${at + 1}`,
      email: `cleaner${at + 1}@example.com`,
      feeMinor: 3_500 + at * 250,
    })),
  };
}

function made(entity: AuditedEntity, entityId: string, on: PlainDate): AuditLine {
  return { on, entity, entityId, partOf: null, changes: null };
}
