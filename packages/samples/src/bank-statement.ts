import { addDays, month, plainDate } from "@keystead/domain/calendar";
import type { RentRowKind } from "@keystead/domain/leases";
import { currency } from "@keystead/domain/money";
import type { BankLine, KnownLease, LineToMatch } from "@keystead/domain/statements";

/** The kind of a sample line, to judge how it was matched. */
export type SampleCase =
  | "plain"
  | "part"
  | "other_payer"
  | "same_name"
  | "two_months"
  | "returned"
  | "by_hand"
  | "other_currency"
  | "outgoing";

export type SampleLine = BankLine & {
  readonly of: SampleCase;
  /** The lease that the landlord knows the money is for; null when it is not rent. */
  readonly leaseId: string | null;
};

export const sampleToday = plainDate("2026-11-19");
export const sampleOwnAccount = "DE89370400440532013000";

const EUR = currency("EUR");
const CHF = currency("CHF");

const NAMES =
  `Jonas Weber,Inês Carvalho,Katrin Oelmann,Chiara Bonfanti,Duarte Meireles,Lena Hartwig,Franz Aigner,Julia Stern,Matteo Ruggeri,
Søren Lindqvist,Claire Fontaine,Álvaro Núñez Ortega,Petra Müller,Ottavia De Luca,Bartosz Zielinski,Ewa Nowak,Tom Brennan,Aoife O'Sullivan,Nadia Haddad,
Léo Marchetti,Sofia Papadopoulou,Pablo Iglesias Rey,Greta Schäfer,Milan Dobrev,Hanna Virtanen,Rui Tavares,Camille Lefèvre,Dieter Großmann,Elif Yılmaz,
Ivan Petrov,Noor van der Berg,Carmen Soler Vidal,Oskar Bauer,Lucia Ferrari,Mihai Ionescu,Freya Holm,Andrés Molina,Beate Kühn,Yusuf Demir,
Anne Girard,Viktor Sauer,Ana García,Ana García,Marco Rossi,Marco Rossi,Jean Martin,Jean Martin`
    .split(",")
    .map((name) => name.trim());

const rentOf = (at: number): number => 60_000 + at * 1_700;
const chargesOf = (at: number): number => 9_000 + at * 300;
const sumOf = (at: number): number => rentOf(at) + chargesOf(at);
const leaseOf = (at: number): string => `lease-${String(at).padStart(2, "0")}`;
const accountOf = (at: number): string =>
  `DE00${String(50_000_000_000_000_000n + BigInt(at)).padStart(18, "0")}`;

type Draft = Partial<BankLine> & {
  readonly of: SampleCase;
  /** The tenant's index in the list; null for a line without a tenant. */
  readonly who: number | null;
  readonly day: number;
  readonly amountMinor: number;
};

const paidLastMonth = new Map<number, number>([
  [21, 50_000],
  [22, 45_000],
  [23, 65_000],
]);
/** Tenants whose account is new: those who pay for others, most of those who share a name, and some new tenants. */
const accountNew = new Set([0, 7, 14, 24, 25, 26, 28, 41, 42, 45]);
const byHand = new Map<number, number>([
  [33, 3],
  [34, 4],
  [35, 6],
  [36, 9],
]);
const returned = [37, 38, 39, 40];

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const drafts: readonly Draft[] = [
  ...range(0, 14).map((who): Draft => ({ of: "plain", who, day: 2 + (who % 9), amountMinor: sumOf(who) })),
  ...[37, 38, 39, 40, 41].map((who, at): Draft => ({
    of: at < 4 ? "plain" : "same_name",
    who,
    day: 5 + at,
    amountMinor: sumOf(who),
  })),
  { of: "plain", who: 36, day: 18, amountMinor: sumOf(36), text: "Miete Dezember" },
  ...range(16, 20).map((who): Draft => ({ of: "part", who, day: 6, amountMinor: sumOf(who) - 8_000 })),
  ...[...paidLastMonth].map(([who, amountMinor]): Draft => ({ of: "part", who, day: 7, amountMinor })),
  {
    of: "other_payer",
    who: 24,
    day: 8,
    amountMinor: sumOf(24),
    name: "SOZIALAMT KOELN",
    text: "Miete Hanna Virtanen",
  },
  {
    of: "other_payer",
    who: 25,
    day: 8,
    amountMinor: sumOf(25),
    name: "Maria Tavares Lda",
    text: "Renda Rui Tavares nov",
  },
  { of: "other_payer", who: 26, day: 9, amountMinor: sumOf(26), name: "ROBERT PETIT", text: "loyer" },
  { of: "other_payer", who: 27, day: 9, amountMinor: sumOf(27), name: "GROSSMANN GMBH", text: "Miete" },
  { of: "other_payer", who: 28, day: 10, amountMinor: sumOf(28), name: "BONIFICO", text: "AFFITTO NOVEMBRE" },
  { of: "same_name", who: 42, day: 3, amountMinor: sumOf(42) },
  { of: "same_name", who: 43, day: 3, amountMinor: sumOf(43) },
  { of: "same_name", who: 44, day: 4, amountMinor: sumOf(44) },
  { of: "same_name", who: 45, day: 4, amountMinor: sumOf(45) },
  ...range(29, 32).map((who): Draft => ({ of: "two_months", who, day: 11, amountMinor: 2 * sumOf(who) })),
  ...returned.map((who): Draft => ({
    of: "returned",
    who,
    day: 12,
    amountMinor: -sumOf(who),
    text: "RUECKLASTSCHRIFT mangels Deckung",
  })),
  ...[...byHand].map(([who, day]): Draft => ({ of: "by_hand", who, day, amountMinor: sumOf(who) })),
  ...[13, 14, 15].map((who): Draft => ({
    of: "other_currency",
    who,
    day: 14,
    amountMinor: 100_000 + who,
    currency: CHF,
  })),
  ...["STADTWERKE LEIPZIG", "ALLIANZ", "MUELLER SANITAER", "FINANZAMT", "TELEKOM", "HAUSVERWALTUNG NORD"].map(
    (name, at): Draft => ({
      of: "outgoing",
      who: null,
      day: 10 + at,
      amountMinor: -(14_830 + at * 1_000),
      name,
      text: "Rechnung",
    }),
  ),
  {
    of: "plain",
    who: null,
    day: 16,
    amountMinor: 14_830,
    name: "STADTWERKE LEIPZIG",
    text: "Erstattung 2025",
  },
];

/** The sixty lines, in the bank's order. */
export const sampleLines: readonly SampleLine[] = drafts
  .map(({ of, who, day, ...line }): SampleLine => ({
    of,
    leaseId: who === null ? null : leaseOf(who),
    bookedOn: plainDate(`2026-11-${String(day).padStart(2, "0")}`),
    currency: EUR,
    name: who === null ? "" : asBanksWrite(NAMES[who] ?? "", who),
    text: who === null ? "" : "Miete November",
    account: who === null || of === "returned" ? null : accountOf(who),
    ownAccount: sampleOwnAccount,
    returned: of === "returned",
    ...line,
  }))
  .toSorted((a, b) => (a.bookedOn < b.bookedOn ? -1 : a.bookedOn > b.bookedOn ? 1 : 0));

/**
 * What the product knows when the statement arrives: November and December are open, some payments are in the books.
 */
export const sampleLeases: readonly KnownLease[] = NAMES.map((name, at): KnownLease => {
  const part = (kind: RentRowKind, period: string, openMinor: number) => ({
    ref: `${period}:${kind}`,
    kind,
    openMinor,
  });
  const open = (period: string, dueOn: string) => ({
    period: month(period),
    dueOn: plainDate(dueOn),
    openMinor: sumOf(at),
    parts: [part("rent", period, rentOf(at)), part("charge", period, chargesOf(at))],
  });
  const last = paidLastMonth.get(at) ?? sumOf(at);
  const paid = (paidOn: string, amountMinor: number) => ({
    transferId: `${leaseOf(at)}-${paidOn}`,
    paidOn: plainDate(paidOn),
    amountMinor,
    keptMinor: amountMinor,
    ofFile: false,
  });
  const day = byHand.get(at);
  const november = day === undefined ? [open("2026-11", "2026-11-05")] : [];
  return {
    id: leaseOf(at),
    currency: EUR,
    today: sampleToday,
    tenants: [{ id: `tenant-${at}`, name }],
    rentable: { property: `Lindenhof ${at}`, unit: null },
    months: [...november, open("2026-12", "2026-12-05")],
    transfers: [
      paid("2026-10-06", last),
      ...(day === undefined
        ? []
        : [paid(addDays(plainDate(`2026-11-${String(day).padStart(2, "0")}`), -(at % 3)), sumOf(at))]),
    ],
    refunds: [],
    deposits: [],
    depositDueMinor: 0,
    accounts: accountNew.has(at) ? [] : [accountOf(at)],
  };
});

/** The line as the product matches it; the sample's accounts serve as their own comparison keys. */
export function toMatch(line: BankLine): LineToMatch {
  return { ...line, accountKey: line.account, chosenLeaseId: null, booked: null };
}

/** A name as different banks write it: in capitals, with the family name first, with umlauts spelt out. */
function asBanksWrite(name: string, at: number): string {
  const turned = at % 3 === 0 ? name.split(" ").toReversed().join(" ") : name;
  if (at % 3 === 2) return turned;
  return turned
    .replaceAll("ü", "ue")
    .replaceAll("ä", "ae")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase();
}
