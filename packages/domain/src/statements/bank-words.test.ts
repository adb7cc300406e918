import { expect, it } from "vitest";

import { saysPaidToCard, signOf, statusOf } from "./bank-words.ts";

it.each([
  ["English", ["Credit", "CR", "Money in"], ["Debit", "DR", "Money out"]],
  ["German", ["Haben", "H", "Gutschrift", "Eingang"], ["Soll", "S", "Lastschrift", "Ausgang"]],
  ["French", ["Crédit", "Entrée"], ["Débit", "Sortie"]],
  ["Spanish", ["Abono", "Haber", "Ingreso"], ["Cargo", "Debe", "Gasto"]],
  ["Italian", ["Avere", "Accredito", "Entrata"], ["Dare", "Addebito", "Uscita"]],
  ["Dutch", ["Bij", "Bijschrijving"], ["Af", "Afschrijving", "Debet"]],
  ["Polish", ["Uznanie", "Wpływ", "MA"], ["Obciążenie", "Wydatek", "WN"]],
  ["Czech", ["Příchozí", "Příjem"], ["Odchozí", "Výdaj"]],
  ["Danish", ["Ind", "Indsat", "Indbetaling"], ["Ud", "Hævet", "Udbetaling"]],
  ["Swedish", ["Insättning", "Kredit"], ["Uttag", "Debet"]],
  ["Norwegian", ["Inn"], ["Ut"]],
  ["Portuguese", ["Crédito", "Entrada"], ["Débito", "Saída"]],
])("knows the words for money in and out in %s, in any case", (_language, ins, outs) => {
  for (const word of ins) expect([signOf(word), signOf(word.toUpperCase())], word).toEqual([1, 1]);
  for (const word of outs) expect([signOf(word), signOf(word.toUpperCase())], word).toEqual([-1, -1]);
});

it.each([
  ["Geaccepteerd", "booked"],
  ["Geweigerd", "reverted"],
  ["Vorgemerkt", "pending"],
  ["Storno", "reverted"],
  ["Paint", null],
] as const)("%s as a status is %s", (word, status) => {
  expect(statusOf(word)).toBe(status);
});

it.each([
  ["PAYMENT RECEIVED - THANK YOU", true],
  ["INTERNET PAYMENT - THANK YOU", true],
  ["Zahlung erhalten", true],
  ["Zahlung Miete, vielen Dank", false],
  ["CHASE CREDIT CRD AUTOPAY", false],
])("%s as a payment to a card: %s", (text, is) => {
  expect(saysPaidToCard(text)).toBe(is);
});
