import { describe, expect, it } from "vitest";
import { currency } from "../../money/index.ts";
import { columnKinds, readMode, readSheet, recogniseHeader, titledCurrency } from "../index.ts";
import type { SheetRules } from "../index.ts";
import { readPaymentDay, readRent, readStart } from "./read-cell.ts";

const EUR = currency("EUR");
const rules: SheetRules = { language: "es", currency: EUR, dateOrder: null };

describe("how a place is let", () => {
  it.each([
    [
      "monthly",
      [
        "monthly",
        "Long-term",
        "mensual",
        "Larga duración",
        "monatlich",
        "Langzeit",
        "mensuel",
        "Longue durée",
        "mensile",
        "Lungo termine",
      ],
    ],
    [
      "daily",
      [
        "nightly",
        "Short-term",
        "por noches",
        "Vacacional",
        "täglich",
        "Kurzzeit",
        "Ferienwohnung",
        "Courte durée",
        "saisonnier",
        "a notte",
        "Affitto breve",
      ],
    ],
  ] as const)("%s in five languages", (mode, words) => {
    for (const word of words)
      expect(readMode(word), word).toEqual({ state: "read", value: mode, assumed: false });
  });

  it("offers both for another word", () => {
    expect(readMode("quizás")).toEqual({ state: "wrong", code: "MODE_UNKNOWN", fixes: ["monthly", "daily"] });
  });
});

describe("a rent", () => {
  it.each([
    ["es", "1.234,50", 123_450],
    ["es", "1.234", 123_400],
    ["en", "1,234", 123_400],
    ["en", "£1,234.50", "CURRENCY_DIFFERS"],
    ["de", "1.234,50 €", 123_450],
    ["fr", "1 234,50 €", 123_450],
    ["it", "€ 850", 85_000],
    ["es", "850 €/mes", 85_000],
    ["de", "850 EUR pro Monat", 85_000],
    ["en", "850 p.m.", 85_000],
    ["en", "0", 0],
    ["en", "-5", "AMOUNT_NEGATIVE"],
    ["en", "950 USD", "CURRENCY_DIFFERS"],
    ["en", "$950", "CURRENCY_DIFFERS"],
    ["es", "0,945", "TOO_MANY_DECIMALS"],
    ["es", "mucho", "INVALID_NUMBER"],
    ["es", "99999999999", "AMOUNT_TOO_LARGE"],
  ] as const)("in %s: %s", (language, text, expected) => {
    const reading = readRent(text, { language, currency: EUR });
    expect(reading).toMatchObject(
      typeof expected === "number" ? { state: "read", value: expected } : { state: "wrong", code: expected },
    );
  });

  it.each([
    [["Inmueble", "Renta (€)"], "EUR"],
    [["Flat", "Rent in GBP"], "GBP"],
    [["Flat", "Rent ($)"], null],
    [["Flat", "Rent"], null],
    [["Flat", "Price per night (€)"], null],
    [["€", "850"], null],
  ])("is in the currency of its title: %j", (titles, code) => {
    expect(titledCurrency(titles[recogniseHeader(titles)?.indexOf("rent") ?? -1])).toBe(code);
  });

  it("offers the other currency where the text can mean no third one", () => {
    const fixes = (text: string) => readRent(text, { language: "en", currency: currency("CHF") });
    expect(fixes("950 €")).toMatchObject({ fixes: ["EUR"] });
    expect(fixes("950 usd")).toMatchObject({ fixes: ["USD"] });
    expect(fixes("$950")).toMatchObject({ code: "CURRENCY_DIFFERS", fixes: [] });
  });

  it("follows the clear amounts of its column, not the language of the page", () => {
    const rents = (texts: readonly string[]) =>
      readSheet(
        texts.map((rent) => ["House", "", "", "Ann", rent, "1", "2026-03-01"]),
        columnKinds,
        { ...rules, language: "en" },
      ).rows.map((row) => (row.state === "blank" ? null : row.cells.rent));
    expect(rents(["1.234", "950,50"])[0]).toMatchObject({ value: 123_400 });
    expect(rents(["1.234", "1,950.50"])[0]).toMatchObject({ code: "TOO_MANY_DECIMALS", fixes: ["1234.00"] });
  });
});

describe("a payment day", () => {
  it.each([
    ["5", 5],
    ["05", 5],
    ["5.", 5],
    ["día 5", 5],
    ["le 5", 5],
    ["1er", 1],
    ["1º", 1],
    ["5th of the month", 5],
    ["5 de cada mes", 5],
    ["último día", 31],
    ["Letzter", 31],
  ])("%s", (text, day) => {
    expect(readPaymentDay(text)).toEqual({ state: "read", value: day, assumed: false });
  });

  it.each([
    ["0", ["1"]],
    ["32", ["31"]],
    ["01/03/2026", []],
    ["soon", []],
  ])("%s is none", (text, fixes) => {
    expect(readPaymentDay(text)).toEqual({ state: "wrong", code: "PAYMENT_DAY_OUT_OF_RANGE", fixes });
  });
});

describe("the first day", () => {
  it.each([
    ["15/01/26", "2026-01-15"],
    ["01/15/2026", "2026-01-15"],
    ["2026-03-01", "2026-03-01"],
    ["2026-03-01 00:00:00", "2026-03-01"],
    ["1 de marzo de 2026", "2026-03-01"],
    ["1-mar-26", "2026-03-01"],
    ["März 2026", "2026-03-01"],
    ["03/2026", "2026-03-01"],
    ["2026-03", "2026-03-01"],
    ["46082", "2026-03-01"],
    ["03.03.2026", "2026-03-03"],
    ["01.03.26", "2026-03-01"],
    ["1. 3. 2026", "2026-03-01"],
  ])("%s", (text, day) => {
    expect(readStart(text, null)).toEqual({ state: "read", value: day, assumed: false });
  });

  it("waits for the order when both parts could be the month", () => {
    expect(readStart("01/03/26", null)).toMatchObject({ code: "DATE_AMBIGUOUS" });
    expect(readStart("01/03/26", "day_first")).toMatchObject({ value: "2026-03-01" });
    expect(readStart("01/03/26", "month_first")).toMatchObject({ value: "2026-01-03" });
    expect(readStart("15/03/26", "month_first")).toMatchObject({ value: "2026-03-15" });
  });

  it.each([
    ["31/02/2026", ["2026-02-28"]],
    ["45/99/2026", []],
    ["01.03.", []],
    ["soon", []],
    ["1850-01-01", []],
  ])("%s is none", (text, fixes) => {
    expect(readStart(text, "day_first")).toEqual({ state: "wrong", code: "INVALID_DATE", fixes });
  });
});
