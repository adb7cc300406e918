import { minorDigits } from "../../money/index.ts";
import type { Currency } from "../../money/index.ts";
import { signOf } from "../bank-words.ts";

/**
 * The decimal mark of a file, as proven by all of its amounts together. `null` where none of them has decimals; `both`
 * where each amount must decide for itself.
 */
export type AmountForm = "." | "," | "both" | null;

/**
 * The decimal mark that the amounts of one file prove: a mark with one or two digits after it, or the last of two
 * different marks.
 */
export function amountFormOf(texts: readonly string[]): AmountForm {
  const marks = new Set(texts.flatMap((text) => provenMark(writtenAmount(text)?.digits ?? "") ?? []));
  if (marks.size > 1) return "both";
  return marks.values().next().value ?? null;
}

type Written = { readonly digits: string; readonly negative: boolean; readonly isSigned: boolean };

/** Currency abbreviations of banks beside an amount; three-letter codes are recognised separately. */
const COINS = /^(?:kr\.?|kr\.|zł|zl|kč|kc|ft|lei|лв\.?|fr\.?|sfr\.?|rs\.?|r\$|us\$|\$us|tl)$/i;

/**
 * An amount as banks write it: sign before or after, brackets, a letter for debit or credit after it, a currency on
 * either side, any grouping. Null for other text.
 */
export function writtenAmount(text: string): Written | null {
  // Most cells are no amount or a bare number: both are decided quickly.
  if (!/\d/.test(text)) return null;
  const sign = /^([+-]?)\d[\d.,]*$/.exec(text)?.[1];
  if (sign !== undefined)
    return { digits: sign === "" ? text : text.slice(1), negative: sign === "-", isSigned: sign !== "" };
  return dressedAmount(text);
}

function dressedAmount(text: string): Written | null {
  const bare = text
    .replaceAll(/[−‐‑‒–—﹣-]/g, "-")
    .replaceAll("＋", "+")
    .replaceAll(/\p{Sc}/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const found =
    /^(?<word>\p{L}[\p{L}.$]{0,4} ?)?(?<sign>[+-])? ?(?<open>\()?(?<inner>[+-])? ?(?<coin>\p{L}[\p{L}.]{0,3} ?)?(?<digits>\d[\d.,'’` ]*|[.,]\d+)(?<end>,?-{2}|,-)?(?<behind> ?[+-])?(?<close>\))?(?<last> ?(?:[+-]|[\p{L}.$]{1,6}))?(?<more> ?\p{L}{3})?$/u.exec(
      bare,
    )?.groups;
  if (found === undefined) return null;
  const { sign, open, inner, digits = "", behind, close } = found;
  const words = [found["word"], found["coin"], found["last"], found["more"]]
    .map((word) => word?.trim() ?? "")
    .filter((word) => word !== "");
  const signs = [sign, inner, behind?.trim(), ...words.filter((word) => word === "+" || word === "-")].filter(
    (one) => one !== undefined && one !== "",
  );
  const named = words.filter((word) => word !== "+" && word !== "-" && !isCoin(word));
  const directions = named.map((word) => signOf(word));
  if (directions.includes(null) || directions.length > 1 || signs.length > 1) return null;
  if ((open === undefined) !== (close === undefined)) return null;
  const outs = [signs[0] === "-", open !== undefined, directions[0] === -1].filter(Boolean).length;
  return {
    digits: digits.replaceAll(/[\s'’`]/g, ""),
    negative: outs % 2 === 1,
    isSigned: signs.length > 0 || open !== undefined || directions.length > 0,
  };
}

/** Whether a cell holds only an amount; a document number of the bank may look like one. */
export function looksLikeAmount(text: string): boolean {
  const written = writtenAmount(text);
  return written !== null && written.digits.length <= 18;
}

/**
 * The amount of a cell in minor units, read with the decimal mark of its file; null for other text and for ambiguous
 * amounts. Never rounds: digits beyond the currency's must be zeros.
 */
export function signedAmountIn(text: string, form: AmountForm, currency: Currency): number | null {
  const written = writtenAmount(text);
  if (written === null) return null;
  const minor = minorOf(written.digits, form, minorDigits(currency));
  return minor === null || minor === 0 ? minor : written.negative ? -minor : minor;
}

function isCoin(word: string): boolean {
  return COINS.test(word) || (/^\p{Lu}{3}$/u.test(word) && signOf(word) === null);
}

function minorOf(digits: string, form: AmountForm, places: number): number | null {
  const parts = partsOf(digits, form, places);
  if (parts === null) return null;
  const fraction = parts.fraction.replace(/0+$/, "");
  if (fraction.length > places) return null;
  const minor = Number(`${parts.whole}${fraction.padEnd(places, "0")}`);
  return Number.isSafeInteger(minor) ? minor : null;
}

function partsOf(
  digits: string,
  form: AmountForm,
  places: number,
): { readonly whole: string; readonly fraction: string } | null {
  const marks = digits.replaceAll(/\d/g, "");
  const last = marks.at(-1);
  if (last === undefined) return { whole: digits, fraction: "" };
  const own = provenMark(digits);
  const other = last === "." ? "," : ".";
  // Banks write two decimals, so three digits after a single mark are thousands unless the file proves otherwise.
  const isDecimal =
    own === last || (marks.length === 1 && (form === last || (places === 3 && form !== other)));
  if (!isDecimal) {
    if (marks.length === 1 && form === "both") return null;
    return isGrouped(digits, last) && (own === null || own === other)
      ? { whole: digits.replaceAll(/[.,]/g, ""), fraction: "" }
      : null;
  }
  const at = digits.lastIndexOf(last);
  const [before, fraction] = [digits.slice(0, at), digits.slice(at + 1)];
  if (before.includes(last) || (before.includes(other) && !isGrouped(before, other))) return null;
  if (form !== null && form !== "both" && form !== last) return null;
  if (own === null && fraction.length === 3 && places < 3) return null;
  return { whole: before.replaceAll(other, "") || "0", fraction };
}

/** The decimal mark that a number proves by itself; null where it is ambiguous. */
function provenMark(digits: string): "." | "," | null {
  const marks = digits.replaceAll(/\d/g, "");
  const last = marks.at(-1);
  if (last !== "." && last !== ",") return null;
  const other = last === "." ? "," : ".";
  if (marks.includes(other)) return marks.indexOf(last) === marks.length - 1 ? last : null;
  if (marks.length > 1) return other;
  const behind = digits.length - 1 - digits.indexOf(last);
  const before = digits.indexOf(last);
  if (behind === 1 || behind === 2 || behind > 3) return last;
  // "0,123" and "1234,567" are not grouped.
  return before > 3 || digits.startsWith("0") || before === 0 ? last : null;
}

/** Whether digits are grouped in threes by one mark. */
function isGrouped(digits: string, mark: string): boolean {
  const [first = "", ...groups] = digits.split(mark);
  return /^\d{1,3}$/.test(first) && groups.length > 0 && groups.every((group) => /^\d{3}$/.test(group));
}

/**
 * Minor units of an amount in a machine format: "1020.5", "0001800.50", with a point or a comma; null for other text.
 */
export function machineMinor(text: string, currency: Currency): number | null {
  const [, sign = "", whole = "", fraction = ""] =
    /^([+-]?)(\d{1,18})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  if (whole === "") return null;
  const places = minorDigits(currency);
  const cents = fraction.replace(/0+$/, "");
  if (cents.length > places) return null;
  const minor = Number(`${whole}${cents.padEnd(places, "0")}`);
  if (!Number.isSafeInteger(minor)) return null;
  return sign === "-" ? 0 - minor : minor;
}
