import { getTableName } from "drizzle-orm";
import {
  depositMovement,
  income,
  lease,
  leasePayment,
  leaseRefund,
  leaseTermStep,
  property,
  rentRow,
  rentStep,
  tenant,
  unit,
  writeDown,
} from "../db/schema/index.ts";

const tables = [
  property,
  unit,
  tenant,
  lease,
  rentStep,
  leaseTermStep,
  rentRow,
  writeDown,
  leasePayment,
  leaseRefund,
  depositMovement,
  income,
] as const;

export type TrashableTable = (typeof tables)[number];

const byName = new Map<string, TrashableTable>(tables.map((table) => [getTableName(table), table]));

/** A stored name becomes a table only if it is one of these. */
export function trashableTable(name: string): TrashableTable | undefined {
  return byName.get(name);
}
