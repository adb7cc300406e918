import { textOfBytes } from "@keystead/domain/spreadsheet";
import { describe, expect, it } from "vitest";

import { decode, encode } from "./encodings.ts";

const central = ["windows-1250", "iso-8859-2"];
const western = ["windows-1252"];

/** Names as they stand in files of a language, with the currency of its country. */
const names = [
  ["Polish", "PLN", central, ["Łódź", "Żółć", "Paweł Kołodziej", "Święta", "ZAŻÓŁĆ"]],
  ["Czech", "CZK", central, ["Nájem říjen", "Čapek", "Poděbrady", "Řehoř", "Ústí"]],
  ["Hungarian", "HUF", central, ["Győr", "Szűcs", "Főző", "Üzlet"]],
  ["Romanian", "RON", central, ["Ştefan", "Ţepeş", "Bucureşti"]],
  ["Slovak", "EUR", central, ["Šťastný ďakuje", "Dátum zaúčtovania, názov protiúčtu", "Žilina"]],
  ["Slovene", "EUR", central, ["Žagar", "Šešelj"]],
  ["German", "EUR", western, ["Jana Köhler", "Straße", "Größe"]],
  ["French", "EUR", western, ["Loyer février", "Crédit Agricole", "Noël", "œuvre", "ça"]],
  ["Spanish", "EUR", western, ["Operación Sørensen", "Muñoz", "Peñón", "García"]],
  ["Italian", "EUR", western, ["città", "perché", "È pagato"]],
  ["Portuguese", "EUR", western, ["São João", "Conceição"]],
  ["Danish", "DKK", western, ["Ærø", "Søren", "Ålborg"]],
  ["Swedish", "SEK", western, ["Åberg", "Öberg"]],
] as const;

it("reads a word of any length in a time that grows with it alone", () => {
  const text = `Größe;${"x".repeat(1_000_000)}`;
  expect(textOfBytes(encode(text, "windows-1252"), decode)).toBe(text);
});

describe.each(names)("a file with few words of its language, in %s", (_language, money, encodings, words) => {
  it.each(words.flatMap((word) => encodings.map((encoding) => [word, encoding] as const)))(
    "%s in %s",
    (word, encoding) => {
      const text = `Date;Text;Amount;Currency\n2026-11-02;${word};850,00;${money}`;
      expect(textOfBytes(encode(text, encoding), decode)).toBe(text);
    },
  );
});
