import { randomUUID } from "node:crypto";

import type { Split } from "@keystead/contract/ledger";
import { splitBill } from "@keystead/domain/ledger";
import type { SplitIssue } from "@keystead/domain/ledger";

import { refusal, refuseIssues } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { findSizes, lockRecordSites } from "./record-rentables-store.ts";
import type { StoredRecordColumns, StoredRecord } from "./record-store.ts";

/**
 * Refuses units and properties that do not exist, and locks the others so that they stay; `at` is the path in the
 * input.
 */
export async function assertRentables(
  work: Work,
  rentables: readonly (Pick<StoredRecordColumns, "propertyId" | "unitId"> & {
    readonly at: readonly (string | number)[];
  })[],
): Promise<void> {
  const found = await lockRecordSites(
    work,
    rentables.map(({ propertyId, unitId }) => ({ propertyId, unitId })),
  );
  if (found.some(({ property }) => !property)) throw refusal("NOT_FOUND");
  refuseIssues(
    rentables
      .filter(({ unitId }, index) => unitId !== null && found[index]?.unit !== true)
      .map(({ at }) => ({ path: [...at, "unitId"], code: "UNIT_NOT_IN_PROPERTY" })),
  );
}

/**
 * A bill divided over units or properties, one record for each; the records add up to the bill to the cent (R-A04).
 * Sizes are the current sizes of the units. Mistakes are reported at their parts.
 */
export async function partsOf(
  work: Work,
  whole: StoredRecordColumns,
  { by, parts }: Split,
): Promise<readonly StoredRecordColumns[]> {
  await assertRentables(
    work,
    parts.map((part, at) => ({ ...part, at: ["split", "parts", at] })),
  );
  const sizes =
    by === "size"
      ? await findSizes(
          work,
          parts.flatMap(({ unitId }) => unitId ?? []),
        )
      : new Map<string, string>();
  return dividedBy(
    whole,
    by,
    by === "size" ? parts.map((part) => ({ ...part, share: sizes.get(part.unitId ?? "") ?? null })) : parts,
  );
}

/** Divides an existing bill again by the same shares. */
export function dividedAnew(
  whole: StoredRecordColumns,
  bill: readonly StoredRecord[],
): readonly StoredRecordColumns[] {
  const by = bill[0]?.split?.by ?? "equal";
  return dividedBy(
    whole,
    by,
    bill.map(({ propertyId, unitId, split }) => ({ propertyId, unitId, share: split?.share ?? null })),
  );
}

function dividedBy(
  whole: StoredRecordColumns,
  by: Split["by"],
  parts: Split["parts"],
): readonly StoredRecordColumns[] {
  const divided = splitBill(whole.amountMinor, by, parts);
  if (!divided.ok) {
    refuseIssues(
      divided.issues.map(({ part, code }) => ({ path: ["split", "parts", part, fieldOf[code]], code })),
    );
    return [];
  }
  const id = randomUUID();
  return divided.parts.map(({ propertyId, unitId, share, amountMinor }, no) => ({
    ...whole,
    propertyId,
    unitId,
    amountMinor,
    split: { id, by, share, no },
  }));
}

const fieldOf: Readonly<Record<SplitIssue["code"], string>> = {
  SAME_RENTABLE_TWICE: "unitId",
  SIZE_MISSING: "unitId",
  SHARE_REQUIRED: "share",
  SHARE_TOO_SMALL: "share",
};

/**
 * Decides which record of a bill becomes which part: the record of the same unit or property, otherwise one that is
 * left over. `named` is always kept.
 */
export function matched(
  bill: readonly StoredRecord[],
  parts: readonly StoredRecordColumns[],
  named: StoredRecord,
): {
  readonly kept: readonly { readonly record: StoredRecord; readonly fields: StoredRecordColumns }[];
  readonly added: readonly StoredRecordColumns[];
  readonly removed: readonly StoredRecord[];
} {
  const left = new Set(bill);
  const take = (record: StoredRecord | undefined): StoredRecord | undefined => {
    if (record !== undefined) left.delete(record);
    return record;
  };
  const known = parts.map((fields) => ({
    fields,
    record: take(
      [...left].find(
        ({ propertyId, unitId }) => propertyId === fields.propertyId && unitId === fields.unitId,
      ),
    ),
  }));
  const last = known.findLast(({ record }) => record !== undefined);
  if (left.has(named) && last?.record !== undefined && known.every(({ record }) => record !== undefined)) {
    left.add(last.record);
    last.record = take(named);
  }
  const rest = [...left].toSorted((a, b) => Number(b === named) - Number(a === named));
  const steps = known.map(({ fields, record }) => ({ fields, record: record ?? take(rest.shift()) }));
  return {
    kept: steps.flatMap(({ fields, record }) => (record === undefined ? [] : [{ fields, record }])),
    added: steps.flatMap(({ fields, record }) => (record === undefined ? [fields] : [])),
    removed: [...left],
  };
}
