import type { HistoryKnown } from "@keystead/contract/bulk";
import { month, plainDate } from "@keystead/domain/calendar";
import { currency } from "@keystead/domain/money";
import {
  columnsTitled,
  type DateOrder,
  type HistoryColumn,
  historyColumnsOf,
  type HistoryIssue,
  type HistoryTable,
  type KnownHistory,
  type PastedTable,
} from "@keystead/domain/spreadsheet";

/** The person's input so far; everything else on the screen is derived from it. */
export type HistoryWork = {
  readonly tables: readonly PastedTable[];
  readonly dateOrder: DateOrder | null;
};

export const noWork: HistoryWork = { tables: [], dateOrder: null };

type Column = HistoryColumn | "ignored";

/** The records of the workspace, as the rules read them. */
export function knownHistoryOf({ properties, tenants, leases }: HistoryKnown): KnownHistory {
  return {
    properties: properties.map((property) => ({ ...property, currency: currency(property.currency) })),
    tenants,
    leases: leases.map((lease) => ({
      ...lease,
      startsOn: plainDate(lease.startsOn),
      endsOn: lease.endsOn === null ? null : plainDate(lease.endsOn),
      trackFrom: lease.trackFrom === null ? null : month(lease.trackFrom),
      currency: currency(lease.currency),
    })),
  };
}

/** Changes the kind of a table: its titles are read again for that kind. */
export function ofKind(pasted: PastedTable, table: HistoryTable): PastedTable {
  const allowed: readonly Column[] = historyColumnsOf[table];
  const columns = columnsTitled(table, pasted.titles) ?? pasted.columns;
  return {
    ...pasted,
    table,
    columns: columns.map((column) => (allowed.includes(column) ? column : "ignored")),
  };
}

/** Changes the meaning of a column; the column that had it gets the meaning that is now free. */
export function withColumn(pasted: PastedTable, at: number, column: Column): PastedTable {
  const { columns } = pasted;
  const before = columns[at] ?? "ignored";
  const held = column === "ignored" ? -1 : columns.indexOf(column);
  const freed = held === -1 ? columns : columns.with(held, before);
  return { ...pasted, columns: freed.with(at, column) };
}

/** Removes the rows with problems; the rows below keep their numbers. */
export function leavingOut(
  tables: readonly PastedTable[],
  issues: readonly HistoryIssue[],
): readonly PastedTable[] {
  const refused = new Set(issues.map(({ table, row }) => `${table} ${row}`));
  return tables.map((pasted, table) => ({
    ...pasted,
    rows: pasted.rows.map((cells, row) => (refused.has(`${table} ${row}`) ? [] : cells)),
  }));
}
