import { addDays, plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import fc from "fast-check";

/** The true movement of an account, whatever a bank writes about it. */
export type Movement = {
  readonly bookedOn: PlainDate;
  readonly amountMinor: number;
  readonly name: string;
  readonly text: string;
  readonly account: string;
};

const names = [
  "Jana Köhler",
  "Tom Reed",
  "P Jansen",
  "Inês Carvalho",
  "Müller, Anna",
  "Stadtwerke Süd",
  "O'Brien & Söhne",
  "LOODGIETER BV",
  "Chiara Bonfanti",
];
const texts = [
  "Miete November",
  "Rent Nov flat 4",
  "Huur; november",
  "Abschlag 12, Strom",
  'Rate "2"',
  "INV 2026-118",
  "Loyer",
  "Alquiler piso 3",
];
const accounts = [
  "DE02120300000000202051",
  "NL02ABNA0123456789",
  "DE02100100109307118603",
  "FR7630006000011234567890189",
  "ES9121000418450200051332",
];

export const movements: fc.Arbitrary<readonly Movement[]> = fc.array(
  fc.record({
    bookedOn: fc.integer({ min: 0, max: 400 }).map((after) => addDays(plainDate("2025-11-03"), after)),
    amountMinor: fc
      .oneof(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 100, max: 99_999 }),
        fc.integer({ min: 100_000, max: 250_000_000 }),
        fc.integer({ min: 1, max: 900 }).map((whole) => whole * 100_000),
      )
      .chain((minor) => fc.constantFrom(minor, -minor)),
    name: fc.constantFrom(...names),
    text: fc.constantFrom(...texts),
    account: fc.constantFrom(...accounts),
  }),
  { minLength: 1, maxLength: 9 },
);

/** Oldest first; movements of one day keep their order. */
export function oldestFirst(lines: readonly Movement[]): readonly Movement[] {
  return lines.toSorted((a, b) => (a.bookedOn < b.bookedOn ? -1 : Number(a.bookedOn > b.bookedOn)));
}
