import type { LetterPreview, LetterSheet } from "@keystead/contract/letters";
import type { LetterTextSource } from "@keystead/domain/letters";

import type { Letter } from "#adapters/letters/letter.ts";
import { missingMarks } from "#adapters/printer/text-shaping/missing-marks.ts";

export type UndrawnMarks = LetterPreview["withoutFont"];

/**
 * The characters of a letter that no font can draw, grouped by the input from which they come, because the user must
 * replace them there.
 */
export function undrawnMarks(sheet: LetterSheet, letter: Letter, hasOwnAddress: boolean): UndrawnMarks {
  const texts = textsIn(sheet);
  const missing = missingMarks(texts);
  if (missing.length === 0) return [];
  const { sender, tenants, recipientLines, place, notes, content } = letter;
  const input: readonly (readonly [LetterTextSource, readonly string[]])[] = [
    ["address", hasOwnAddress ? recipientLines : []],
    ["senderName", [sender.name]],
    ["senderAddress", sender.lines],
    ["payment", [sender.iban, sender.paymentNote]],
    ["tenants", tenants],
    ["place", hasOwnAddress ? [place] : [place, ...recipientLines]],
    ["notes", [...notes.values(), ...depositNotes(content)]],
    ["handover", content.kind === "handover" ? [content.record.notes] : []],
  ];
  // Input that does not appear in this letter must not prevent sending it.
  const isShown = (text: string): boolean => text !== "" && texts.some((shown) => shown.includes(text));
  const named = input.map(([source, parts]) => ({ source, marks: missingMarks(parts.filter(isShown)) }));
  const known = new Set(named.flatMap(({ marks }) => marks));
  const other = { source: "other" as const, marks: missing.filter((mark) => !known.has(mark)) };
  return [...named, other]
    .filter(({ marks }) => marks.length > 0)
    .map(({ source, marks }) => ({ source, marks: [...marks] }));
}

function depositNotes(content: Letter["content"]): readonly string[] {
  return content.kind === "deposit" ? content.closeOut.movements.map(({ note }) => note) : [];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
