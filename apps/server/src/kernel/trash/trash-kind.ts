import type { TableName } from "../db/table-names.ts";
import type { Work } from "../work.ts";

/** What can be deleted and brought back: its name in the trash, and the tables whose rows go and come back with it. */
export type TrashKind<Name extends TableName = TableName> = {
  readonly kind: string;
  readonly tables: readonly Name[];
  /** The columns that may name the record it is a part of, in whose history its return stands too; the first that does. */
  readonly partOf?: readonly string[];
  /** Its rows come back although something they name is gone meanwhile, without it, as they would have stayed without it. */
  readonly comesAlone?: boolean;
};

export function trashKind<Name extends TableName>(
  kind: string,
  tables: readonly Name[],
  more: Pick<TrashKind, "partOf" | "comesAlone"> = {},
): TrashKind<Name> {
  return { kind, tables, ...more };
}

/** Throws what the restoring is refused with; then nothing comes back. `records` are all that come back by themselves. */
export type RestoreCheck = (work: Work, entityId: string, records: readonly string[]) => Promise<void>;

/** What may come back, and what is asked before its rows do and when they have. */
export type Restorable = TrashKind & {
  readonly before: readonly RestoreCheck[];
  readonly after: readonly RestoreCheck[];
};

export type RestorableKinds = ReadonlyMap<string, Restorable>;
