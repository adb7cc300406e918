import { createHash } from "node:crypto";

import type { LetterOrder, LetterSheet } from "@keystead/contract/letters";
import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { composedFileName } from "@keystead/domain/documents";
import { leaseStatus } from "@keystead/domain/leases";
import { ADDRESS_LINES, addressLines, isFrenchDwelling } from "@keystead/domain/letters";

import { composeLetter } from "#adapters/letters/compose-letter.ts";
import type { Letter, LetterContent } from "#adapters/letters/letter.ts";
import { badField, refusal } from "#kernel/api/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findLandlord, type Landlord } from "../accounts/index.ts";
import { findLease, type StoredLease } from "../rent-book/index.ts";
import { contentOf } from "./letter-content.ts";
import { findLetterFacts, findWrittenHandover, type Signer } from "./letter-facts-store.ts";
import { findLetterhead } from "./letterhead-store.ts";
import { undrawnMarks, type UndrawnMarks } from "./undrawn-marks.ts";

/** A letter as of now: its content, and the people to whom it can be sent. */
export type WrittenLetter = {
  readonly lease: StoredLease;
  readonly letter: Letter;
  readonly sheet: LetterSheet;
  readonly fileName: string;
  /** Its total, in minor units. */
  readonly sumMinor: number;
  readonly isQuittance: boolean;
  /** The characters that cannot be drawn, and the inputs from which they come. */
  readonly withoutFont: UndrawnMarks;
  /** A hash of its whole content. */
  readonly fingerprint: string;
  readonly landlord: Landlord;
  readonly signers: readonly Signer[];
};

/** Composes a letter from the books of its lease. Writes nothing. */
export async function writeLetter(work: Work<WorkspaceScope>, order: LetterOrder): Promise<WrittenLetter> {
  const lease = await findLease(work, order.id);
  if (lease === undefined) throw refusal("NOT_FOUND");
  const on = dayOf(order, lease);
  const handover =
    order.kind !== "handover" || order.handover === undefined
      ? null
      : await findWrittenHandover(work, { leaseId: lease.id, kind: order.handover });
  const content = contentOf(lease, { order, on, handover });
  const { country, propertyType, signers } = await findLetterFacts(work, lease.id);
  const landlord = await findLandlord(work);
  const head = await findLetterhead(work);
  const senderName = head?.senderName ?? "";
  const isFrench = isFrenchDwelling({ country, propertyType });
  const letter: Letter = {
    // A lease always has a tenant, so the fallback is only for the types.
    language: order.language ?? signers[0]?.language ?? "en",
    on,
    currency: lease.currency,
    sender: {
      name: senderName === "" ? landlord.name : senderName,
      lines: addressLines(head?.address ?? ""),
      iban: head?.iban ?? "",
      paymentNote: head?.paymentNote ?? "",
    },
    tenants: signers.map(({ name }) => name),
    recipientLines: recipientLinesOf(order, lease),
    place: rentedPlace(lease),
    isFrench,
    notes: new Map(lease.rows.map(({ id, note }) => [id, note])),
    content,
  };
  const sheet = composeLetter(letter);
  return {
    lease,
    letter,
    sheet,
    fileName: fileNameOf(sheet, letter),
    sumMinor: sumOf(content),
    isQuittance: isFrench && content.kind === "month" && content.receipt.isWhole,
    withoutFont: undrawnMarks(sheet, letter, order.address !== undefined),
    fingerprint: createHash("sha256").update(JSON.stringify(sheet)).digest("hex").slice(0, 32),
    landlord,
    signers,
  };
}

/** Refuses a letter with characters that no font can draw, because a name would appear as boxes. */
export function assertDrawable({ withoutFont }: WrittenLetter): void {
  const marks = [...new Set(withoutFont.flatMap((one) => one.marks))];
  if (marks.length > 0) throw refusal("MARKS_WITHOUT_FONT", { marks });
}

/** R-Z07: any day up to today, because a letter cannot certify the future. */
function dayOf({ asOf }: LetterOrder, { today }: StoredLease): PlainDate {
  if (asOf === undefined) return today;
  const on = plainDate(asOf);
  if (on > today) throw badField(["asOf"], "DATE_IN_FUTURE");
  return on;
}

/** Tenants who have moved out no longer live at this address, so the sender has to give one. */
function recipientLinesOf({ address }: LetterOrder, lease: StoredLease): readonly string[] {
  if (address !== undefined) {
    const lines = addressLines(address);
    if (lines.length > ADDRESS_LINES) throw badField(["address"], "TOO_MANY_LINES");
    return lines;
  }
  if (leaseStatus(lease, lease.today) === "ended") return [];
  return [lease.unit?.name ?? "", lease.address, lease.city].filter((line) => line !== "");
}

function rentedPlace({ property, unit, address, city }: StoredLease): string {
  return [property.name, unit?.name ?? "", address, city].filter((part) => part !== "").join(", ");
}

function fileNameOf({ title }: LetterSheet, { tenants, on, content }: Letter): string {
  const about = content.kind === "month" ? content.receipt.period : on;
  return composedFileName(`${title} - ${tenants[0] ?? ""} - ${about}.pdf`);
}

function sumOf(content: LetterContent): number {
  switch (content.kind) {
    case "month":
      return content.receipt.paidMinor;
    case "transfer":
      return content.receipt.payment.amountMinor;
    case "statement":
      return content.statement.closingMinor;
    case "deposit":
      return content.closeOut.returnedMinor;
    case "reminder":
      return content.reminder.openMinor;
    case "handover":
      return content.record.terms?.depositReceivedMinor ?? 0;
  }
}
