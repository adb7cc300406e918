import { atMost, printColumns, type BenchRow } from "./bench-table.ts";
import { databaseFaults } from "./faults/database-faults.ts";
import { notRun, runFault, type Fault, type FaultRow } from "./faults/fault.ts";
import { fullDisk, runOnSmallDisk, whyNoSmallDisk } from "./faults/full-disk.ts";
import { mailServerDown } from "./faults/mail-down.ts";
import { overload } from "./faults/overload.ts";
import { processFaults } from "./faults/process-faults.ts";
import { promoted } from "./faults/promoted.ts";
import { slowBodies } from "./faults/slow-bodies.ts";
import type { DatabaseKind } from "./faults/stage/stage.ts";
import { syncError } from "./faults/sync-error.ts";
import type { SuiteOptions } from "./suite.ts";

const COLUMNS = [
  "fault",
  "database",
  "acknowledged",
  "lost",
  "doubled",
  "other 5xx",
  "slowest",
  "recovered in",
  "verdict",
] as const satisfies readonly (keyof FaultRow)[];

/**
 * Plays faults around and in the product, one after the other under a steady load, and audits the acknowledged writes.
 */
export async function benchFaults({ only, freezeSeconds }: SuiteOptions): Promise<readonly BenchRow[]> {
  const all: readonly Fault[] = [
    ...databaseFaults(freezeSeconds * 1_000),
    promoted,
    syncError,
    fullDisk,
    ...processFaults,
    mailServerDown,
    overload,
    slowBodies,
  ];
  const chosen = all.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  if (chosen.length === 0)
    throw new Error(`No such fault. There are: ${all.map(({ name }) => name).join(", ")}.`);
  const rows: FaultRow[] = [];
  for (const fault of chosen)
    for (const database of fault.databases) {
      console.log(`  ${fault.name}, ${database} …`);
      rows.push(await play(fault, database));
    }
  printColumns(COLUMNS, rows);
  const failed = rows.filter(({ verdict }) => verdict.startsWith("over"));
  const played = rows.filter(({ verdict }) => !verdict.startsWith("not run"));
  return [atMost(`faults that the product did not stand, of ${played.length} played`, failed.length, 0, "")];
}

/** A fault that cannot be played to its end fails by itself and does not stop the others. */
async function play(fault: Fault, database: DatabaseKind): Promise<FaultRow> {
  try {
    if (fault !== fullDisk) return await runFault(fault, database);
    const reason = await whyNoSmallDisk();
    return reason === null ? await runOnSmallDisk(database) : notRun(fault, database, reason);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { ...notRun(fault, database, ""), verdict: `over: could not be played to its end (${words})` };
  }
}
