import {
  type HistoryColumn,
  historyColumnsOf,
  historyTables,
  type PastedTable,
  plain,
} from "@keystead/domain/spreadsheet";

const KEY = "ks-history-columns";
/** More spreadsheets than a person is likely to have. */
const MOST = 40;

/** Remembers the meaning of a spreadsheet's columns by its titles: the same sheet comes again next year. */
export function rememberColumns({ table, titles, columns }: PastedTable): void {
  if (titles.length === 0) return;
  const others = stored().filter(([head]) => head !== headOf(titles));
  const all = [...others, [headOf(titles), table, ...columns]].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(all));
}

export function withRememberedColumns(pasted: PastedTable): PastedTable {
  const known = stored().find(([head]) => head === headOf(pasted.titles));
  const table = historyTables.find((one) => one === known?.[1]);
  if (known === undefined || table === undefined || pasted.titles.length === 0) return pasted;
  const among: readonly HistoryColumn[] = historyColumnsOf[table];
  const columns = pasted.columns.map(
    (_column, at) => among.find((column) => column === known[at + 2]) ?? "ignored",
  );
  return { ...pasted, table, columns };
}

function headOf(titles: readonly string[]): string {
  return titles.map(plain).join("|");
}

function stored(): readonly (readonly string[])[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read.filter((one) => Array.isArray(one)).map((one) => one.map(String)) : [];
  } catch {
    return [];
  }
}
