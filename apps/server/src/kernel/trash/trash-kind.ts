import type { TableName } from "../db/table-names.ts";
import type { Work } from "../work.ts";

/** What can be deleted and restored: its name in the trash, and the tables whose rows belong to it. */
export type TrashKind<Name extends TableName = TableName> = {
  readonly kind: string;
  readonly tables: readonly Name[];
  /**
   * Columns that may refer to the record of which it is a part, whose history also shows the restore. The first
   * column with a value counts.
   */
  readonly partOf?: readonly string[];
  /**
   * Restores its rows even if a record that they refer to has been deleted in the meantime. That reference becomes
   * null, as it would have if the row had stayed.
   */
  readonly comesAlone?: boolean;
};

/** For `trash` in a feature's `index.ts`: makes records restorable that a verb deletes with `moveToTrash`. */
export function trashKind<Name extends TableName>(
  kind: string,
  tables: readonly Name[],
  more: Pick<TrashKind, "partOf" | "comesAlone"> = {},
): TrashKind<Name> {
  return { kind, tables, ...more };
}

/**
 * Throws the refusal if the restore must not happen; nothing is restored then. `records` are the main records that are
 * restored.
 */
export type RestoreCheck = (work: Work, entityId: string, records: readonly string[]) => Promise<void>;

/** What can be restored, with the checks before and after. */
export type Restorable = TrashKind & {
  readonly before: readonly RestoreCheck[];
  readonly after: readonly RestoreCheck[];
};

export type RestorableKinds = ReadonlyMap<string, Restorable>;
