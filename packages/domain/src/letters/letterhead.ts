import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";

/** In code points. */
export const SENDER_NAME_LIMIT = 100;
export const SENDER_ADDRESS_LIMIT = 300;
export const PAYMENT_NOTE_LIMIT = 200;
/** Most lines of a postal address: more do not fit into the window of an envelope. */
export const ADDRESS_LINES = 6;
/** As typed, with spaces between groups. */
export const IBAN_INPUT_LIMIT = 64;

/**
 * Length of an IBAN by country, from its register (ISO 13616). It is checked first, so that a missing digit is reported
 * as such and not as wrong check digits.
 */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

const SHAPE = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/**
 * ISO 13616: the IBAN without spaces and in capitals, or INVALID_IBAN: a form or length that is not its country's, or
 * wrong check digits (ISO 7064, 97-10).
 */
export function parseIban(input: string): Decision<string, "INVALID_IBAN"> {
  const iban = input.replaceAll(/\s/g, "").toUpperCase();
  const length = LENGTHS[iban.slice(0, 2)];
  if (!SHAPE.test(iban) || (length !== undefined && iban.length !== length)) return refuse("INVALID_IBAN");
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  let rest = 0;
  // Letters count as 10 to 35; computed digit by digit, so that no number exceeds what is exact.
  for (const mark of moved)
    for (const digit of String(Number.parseInt(mark, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1 ? accept(iban) : refuse("INVALID_IBAN");
}

/** In groups of four, as written on paper. */
export function ibanInGroups(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, "$1 ");
}

/** The non-empty lines of a postal address, each trimmed. */
export function addressLines(address: string): readonly string[] {
  return address
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
