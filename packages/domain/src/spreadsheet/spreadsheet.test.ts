import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currency } from "../money/index.ts";
import { placesOf, readMode, readSheet, recogniseHeader, splitCells } from "./index.ts";
import { columnKinds } from "./index.ts";
import type { Column, SheetRow, SheetRules } from "./index.ts";
import { readPaymentDay, readRent, readStart } from "./read-cell.ts";

const EUR = currency("EUR");
const rules: SheetRules = { language: "es", currency: EUR, dateOrder: null };

describe("cells of the clipboard", () => {
  it.each([
    [
      "tabs and line ends",
      "a\tb\nc\td",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "line ends of Windows and a last one",
      "a\tb\r\nc\td\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["line ends of an old Mac", "a\rb", [["a"], ["b"]]],
    ["empty cells and rows at the end", "a\t\t\nb\t\t\n\t\t\n", [["a"], ["b"]]],
    ["empty cells in the middle", "a\t\tc", [["a", "", "c"]]],
    ["an empty row in the middle", "a\n\nb", [["a"], [], ["b"]]],
    ["quotes round a line end", '"Rua Nova 12\nPorto"\t850', [["Rua Nova 12 Porto", "850"]]],
    ["quotes in quotes", '"the ""blue"" one"\tb', [['the "blue" one', "b"]]],
    ["a tab in quotes", '"a\tb"\tc', [["a b", "c"]]],
    ["a quote that is only a sign", '"Casa" azul\t1', [['"Casa" azul', "1"]]],
    ["a quote that is never closed", '"Casa\tb', [['"Casa', "b"]]],
    ["spaces that do not break", "1 234,50\u00a0€\tx", [["1 234,50 €", "x"]]],
    ["one cell", "Casa", [["Casa"]]],
    ["nothing", "", []],
  ])("%s", (_what, text, rows) => {
    expect(splitCells(text)).toEqual(rows);
  });

  it("finds again what was written, whatever is in the cells", () => {
    const cell = fc.stringMatching(/^[a-z0-9"\t\n,;]{1,8}$/).filter((text) => text.trim() === text);
    const line = fc.array(cell, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (rows) => {
        const text = rows
          .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join("\t"))
          .join("\r\n");
        expect(splitCells(text)).toEqual(rows.map((row) => row.map((one) => one.replaceAll(/\s+/g, " "))));
      }),
    );
  });
});

describe("titles", () => {
  const whole: readonly Column[] = columnKinds;

  it.each([
    ["en", "Property name\tCity\tRental mode\tTenant\tMonthly rent\tPayment day\tStart date"],
    ["en, as people write", "Flat\tTown\tLet type\tTenant's name\tRent (£/month)\tDue day\tMove-in date"],
    ["es", "Inmueble\tCiudad\tModalidad\tInquilino\tRenta mensual (€)\tDía de pago\tFecha de inicio"],
    [
      "es, as people write",
      "Nombre de la vivienda\tPoblación\tTipo de alquiler\tNombre del inquilino\tAlquiler\tDía de cobro\tInicio del contrato",
    ],
    ["de", "Immobilie\tStadt\tVermietungsart\tMieter\tKaltmiete\tZahlungstag\tMietbeginn"],
    [
      "de, as people write",
      "Wohnung\tOrt\tMietart\tName des Mieters\tMiete in €\tFällig am\tBeginn des Mietvertrags",
    ],
    ["fr", "Bien\tVille\tType de location\tLocataire\tLoyer\tJour de paiement\tDate de début"],
    [
      "fr, as people write",
      "Nom du logement\tCommune\tDurée\tNom du locataire\tLoyer mensuel (€)\tÉchéance\tDate d’entrée",
    ],
    ["it", "Immobile\tCittà\tModalità\tInquilino\tCanone\tGiorno di pagamento\tInizio"],
    [
      "it, as people write",
      "Nome dell'immobile\tComune\tTipo di affitto\tConduttore\tCanone mensile\tScadenza\tData di decorrenza",
    ],
    [
      "capitals without accents",
      "INMUEBLE\tPOBLACION\tMODO\tARRENDATARIO\tIMPORTE\tDIA DE PAGO\tFECHA INICIO",
    ],
  ])("are known: %s", (_language, line) => {
    const expected = line.includes("Let type")
      ? whole.map((column) => (column === "mode" ? "ignored" : column))
      : whole;
    expect(recogniseHeader(line.split("\t"))).toEqual(expected);
  });

  it("are known in any order, with columns that nobody reads", () => {
    expect(recogniseHeader(["Mieter", "Telefon", "Objekt", "Miete", "E-Mail", "Kaution"])).toEqual([
      "tenant",
      "ignored",
      "property",
      "rent",
      "ignored",
      "ignored",
    ]);
  });

  it("take a bare name for what nothing else names", () => {
    expect(recogniseHeader(["Nombre", "Ciudad"])).toEqual(["property", "city"]);
    expect(recogniseHeader(["Inmueble", "Nombre", "Renta"])).toEqual(["property", "tenant", "rent"]);
  });

  it.each([
    ["a line of data", ["Casa Azul", "Sevilla", "mensual", "Ana García", "850", "5", "01/03/2026"]],
    ["a house and a city called like words", ["Piso Centro", "Ciudad Real"]],
    ["one word among others", ["Casa", "Sevilla", "Ana"]],
    ["nothing", []],
  ])("are not seen in %s", (_what, cells) => {
    expect(recogniseHeader(cells)).toBeNull();
  });
});

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

const order = columnKinds;

function sheet(lines: readonly string[], more: Partial<SheetRules> = {}) {
  return readSheet(
    lines.map((line) => line.split("|").map((cell) => cell.trim())),
    order,
    { ...rules, ...more },
  );
}

function issues(row: SheetRow | undefined): readonly string[] {
  if (row === undefined || row.state === "blank") return [];
  return Object.values(row.cells).flatMap((cell) => (cell.state === "wrong" ? [cell.code] : []));
}

describe("a sheet", () => {
  it("counts what it would make", () => {
    const { counts, rows } = sheet([
      "Casa Azul | Sevilla | mensual | Ana García | 850 | 5 | 2026-03-01",
      "Ático | Madrid | vacacional",
      "Local",
      "",
      "Piso 3 | Madrid | mensual | Luis |  | 1 | 2026-03-01",
    ]);
    expect(counts).toEqual({ properties: 3, units: 0, tenants: 1, leases: 1, ready: 3, attention: 1 });
    expect(rows.map(({ state }) => state)).toEqual(["ready", "ready", "ready", "blank", "attention"]);
    expect(rows[0]).toMatchObject({
      line: {
        property: "Casa Azul",
        city: "Sevilla",
        rentalMode: "monthly",
        lease: { tenant: "Ana García", rentMinor: 85_000, paymentDay: 5, startsOn: "2026-03-01" },
      },
    });
    expect(rows[2]).toMatchObject({ line: { property: "Local", rentalMode: "monthly", lease: null } });
    expect(issues(rows[4])).toEqual(["RENT_REQUIRED"]);
  });

  it("takes the first for the payment day where none is written", () => {
    const { rows } = sheet(["Casa | | | Ana | 850 | | 2026-03-01"]);
    expect(rows[0]).toMatchObject({ state: "ready", cells: { paymentDay: { value: 1, assumed: true } } });
  });

  it.each([
    ["a lease without a tenant", "Casa | | | | 850 | 1 | 2026-03-01", ["TENANT_REQUIRED"]],
    ["a lease without a start", "Casa | | | Ana | 850 | 1 |", ["START_REQUIRED"]],
    [
      "a lease of a house let by the night",
      "Casa | | vacacional | Ana | 850 | 1 | 2026-03-01",
      ["NIGHTLY_HAS_NO_LEASE"],
    ],
    ["no property", " | Sevilla | | Ana | 850 | 1 | 2026-03-01", ["NAME_REQUIRED"]],
    ["a long name", `${"x".repeat(101)}`, ["NAME_TOO_LONG"]],
    ["a long tenant", `Casa | | | ${"x".repeat(100)} | 850 | 1 | 2026-03-01`, ["NAME_TOO_LONG"]],
    ["a long city", `Casa | ${"x".repeat(101)}`, ["TOO_LONG"]],
  ])("asks for attention: %s", (_what, line, expected) => {
    const { rows, counts } = sheet([line]);
    expect(issues(rows[0])).toEqual(expected);
    expect(counts).toMatchObject({ properties: 0, ready: 0, attention: 1 });
  });

  it("offers the name from above to a line that has none", () => {
    const { rows } = sheet(["Casa Azul", " | | | Ana | 850 | 1 | 2026-03-01"]);
    expect(rows[1]).toMatchObject({ cells: { property: { code: "NAME_REQUIRED", fixes: ["Casa Azul"] } } });
  });

  it("makes one property with units of lines with one name", () => {
    const { rows, counts } = sheet([
      "Casa Azul | Sevilla | | Ana | 850 | 1 | 2026-03-01",
      "casa  azul | | | Luis | 700 | 1 | 2026-03-01",
      "Casa Azul | Madrid",
    ]);
    expect(counts).toMatchObject({ properties: 2, units: 2, tenants: 2, leases: 2, ready: 3 });
    expect(rows.map((row) => (row.state === "blank" ? null : row.unit))).toEqual([1, 2, null]);
  });

  it("creates the lines of one property together", () => {
    const { rows, counts } = sheet([
      "Casa | | | Ana | 850 | 1 | 2026-03-01",
      "Casa | | | Luis | x | 1 | 2026-03-01",
      "Otra",
    ]);
    expect(counts).toEqual({ properties: 1, units: 0, tenants: 0, leases: 0, ready: 1, attention: 2 });
    expect(rows[0]).toMatchObject({ state: "attention", waitsFor: 1 });
  });

  it("lets a property have one mode", () => {
    const { rows } = sheet(["Casa | | vacacional", "Casa", "Casa | | mensual"]);
    expect(rows[1]).toMatchObject({ cells: { mode: { value: "daily", assumed: true } } });
    expect(rows[2]).toMatchObject({ cells: { mode: { code: "MODE_DIFFERS", fixes: ["daily"] } } });
  });

  it("asks once how dates are meant", () => {
    const lines = ["Casa | | | Ana | 850 | 1 | 01/03/26", "Otra | | | Luis | 700 | 1 | 02/04/26"];
    const asked = sheet(lines);
    expect(asked.dates).toEqual({
      example: "01/03/26",
      dayFirst: "2026-03-01",
      monthFirst: "2026-01-03",
      order: null,
    });
    expect(asked.counts).toMatchObject({ ready: 0, attention: 2 });
    expect(sheet(lines, { dateOrder: "month_first" }).counts).toMatchObject({ ready: 2, attention: 0 });
  });

  it("does not ask when another date of the column tells", () => {
    const { dates, rows } = sheet(["A | | | Ana | 1 | 1 | 01/03/26", "B | | | Luis | 1 | 1 | 15/04/26"]);
    expect(dates?.order).toBe("day_first");
    expect(rows[0]).toMatchObject({ cells: { startsOn: { value: "2026-03-01" } } });
    expect(
      sheet(["A | | | A | 1 | 1 | 01/03/26", "B | | | B | 1 | 1 | 15/04/26", "C | | | C | 1 | 1 | 04/15/26"])
        .dates?.order,
    ).toBeNull();
  });

  it("reads only the columns that are named", () => {
    const { rows } = readSheet([["Ana", "x", "Casa"]], ["tenant", "ignored", "property"], rules);
    expect(issues(rows[0])).toEqual(["RENT_REQUIRED", "START_REQUIRED"]);
  });
});

it("never puts a line into two places", () => {
  const word = fc.constantFrom("Casa", "casa", "Otra", "");
  fc.assert(
    fc.property(fc.array(fc.record({ property: word, city: word }), { maxLength: 12 }), (lines) => {
      const all = placesOf(lines).flatMap((place) => place.lines);
      expect(all.toSorted((a, b) => a - b)).toEqual(lines.map((_line, index) => index));
    }),
  );
});
