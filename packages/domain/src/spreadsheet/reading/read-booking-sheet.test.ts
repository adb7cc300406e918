import { describe, expect, it } from "vitest";

import { currency } from "../../money/index.ts";
import { bookingColumnKinds, readBookingSheet, recogniseBookingHeader } from "../index.ts";
import type { BookingProperty } from "../index.ts";

const casa: BookingProperty = {
  id: "p1",
  name: "Casa Azul",
  city: "Lisbon",
  currency: currency("EUR"),
  checkInTime: "15:00",
  checkOutTime: "11:00",
  units: [
    { id: "u1", name: "Garden flat" },
    { id: "u2", name: "Roof flat" },
  ],
};
const hut: BookingProperty = { ...casa, id: "p2", name: "Hut", units: [{ id: "u3", name: "Hut" }] };
const rules = {
  language: "en",
  dateOrder: null,
  properties: [casa, hut],
  propertyId: "",
  currency: null,
} as const;
const line = ["Anna Keller", "casa azul", "Garden Flat", "2027-06-12", "2027-06-15", "2 + 1", "96.50"];

function readOne(cells: readonly string[], more: Partial<Parameters<typeof readBookingSheet>[2]> = {}) {
  const [row] = readBookingSheet([cells], bookingColumnKinds, { ...rules, ...more }).rows;
  if (row === undefined || row.state === "blank") throw new Error("a blank line");
  return row;
}

it.each([
  [["Guest", "Listing", "Arrival", "Departure", "Guests"], "guest property checkIn checkOut guests"],
  [["Huésped", "Alojamiento", "Entrada", "Salida", "Personas"], "guest property checkIn checkOut guests"],
  [["Gast", "Unterkunft", "Anreise", "Abreise", "Preis pro Nacht"], "guest property checkIn checkOut rate"],
  [["Voyageur", "Logement", "Arrivée", "Départ", "Prix par nuit"], "guest property checkIn checkOut rate"],
  [["Ospite", "Alloggio", "Arrivo", "Partenza", "Telefono"], "guest property checkIn checkOut phone"],
])("knows the titles %j", (titles, expected) => {
  expect(recogniseBookingHeader(titles)?.join(" ")).toBe(expected);
});

it("[CAL-01] reads a stay with the times of its property", () => {
  expect(readOne(line).line).toEqual({
    property: casa,
    unitId: "u1",
    guestName: "Anna Keller",
    guestEmail: "",
    guestPhone: "",
    guestsCount: 3,
    checkIn: "2027-06-12T15:00",
    checkOut: "2027-06-15T11:00",
    dailyRateMinor: 9650,
    notes: "",
    lines: [],
  });
});

describe("[CAL-01] what a stay costs beside its nights", () => {
  const titles = ["Cleaning fee", "Tourist tax", "Discount", "Channel fee"];
  const priced = (...amounts: readonly string[]) => readOne([...line, "", "", "", ...amounts]);

  it.each([
    titles,
    ["Reinigungsgebühr", "Kurtaxe", "Rabatt", "Provision"],
    ["Gastos de limpieza", "Tasa turística", "Descuento", "Comisión del portal"],
    ["Frais de ménage", "Taxe de séjour", "Remise", "Commission de la plateforme"],
    ["Spese di pulizia", "Imposta di soggiorno", "Sconto", "Commissione"],
  ])("is known by its titles: %s, %s, %s, %s", (...ofLines) => {
    expect(recogniseBookingHeader(["Guest", "Property", ...ofLines])?.slice(2)).toEqual([
      "cleaningFee",
      "touristTax",
      "discount",
      "channelFee",
    ]);
  });

  it("takes no column of percentages for amounts", () => {
    expect(recogniseBookingHeader(["Guest", "Property", "Commission %", "Commission"])).toEqual([
      "guest",
      "property",
      "ignored",
      "channelFee",
    ]);
  });

  it("is a line for each amount but 0; what is taken away may have a minus", () => {
    expect(priced("60", "0.00", "-20", "−43,43").line?.lines).toEqual([
      { kind: "cleaning_fee", amountMinor: 60_00, note: "" },
      { kind: "discount", amountMinor: 20_00, note: "" },
      { kind: "channel_fee", amountMinor: 43_43, note: "" },
    ]);
  });

  it.each([
    // One cent above three nights at 96.50.
    [["", "", "289.51", ""], "discount", "AMOUNT_TOO_LARGE"],
    [["", "", "20", "269.51"], "channelFee", "AMOUNT_TOO_LARGE"],
    [["-60", "", "", ""], "cleaningFee", "AMOUNT_NEGATIVE"],
    [["", "", "", "15 %"], "channelFee", "INVALID_NUMBER"],
    [["", "$12", "", ""], "touristTax", "CURRENCY_DIFFERS"],
  ] as const)("%j is refused at its cell", (amounts, column, code) => {
    const row = priced(...amounts);
    expect(row.line).toBeNull();
    expect(row.cells[column]).toMatchObject({ state: "wrong", code });
  });
});

describe("what is not clear is asked, never guessed", () => {
  const at = (index: number, text: string) => line.map((cell, column) => (column === index ? text : cell));

  it("a house with several units needs one, or the word for all of it; a single unit is meant", () => {
    expect(readOne(at(2, "")).cells.unit).toEqual({
      state: "wrong",
      code: "UNIT_REQUIRED",
      fixes: ["Garden flat", "Roof flat"],
    });
    for (const whole of ["whole", "Ganze", "todo", "entier", "Tutto"])
      expect(readOne(at(2, whole)).line?.unitId, whole).toBeNull();
    expect(readOne(["Anna", "Hut", "", "2027-06-12", "2027-06-15"]).line?.unitId).toBe("u3");
  });

  it.each([
    [4, "2027-06-12", "checkOut", "NO_NIGHT"],
    [4, "2028-06-30", "checkOut", "STAY_TOO_LONG"],
    [3, "", "checkIn", "DATE_REQUIRED"],
    [0, "", "guest", "GUEST_REQUIRED"],
    [5, "0", "guests", "GUESTS_OUT_OF_RANGE"],
    [6, "$96", "rate", "CURRENCY_DIFFERS"],
    [1, "Villa", "property", "PROPERTY_UNKNOWN"],
  ] as const)("column %i with %j", (index, text, column, code) => {
    const row = readOne(at(index, text));
    expect(row.state).toBe("attention");
    expect(row.cells[column]).toMatchObject({ state: "wrong", code });
  });

  it("a title in another money than the property's holds for no bare number", () => {
    const row = readOne(line, { currency: currency("USD") });
    expect(row.cells.rate).toMatchObject({ code: "CURRENCY_DIFFERS" });
  });

  it("dates that read in two ways wait for the answer, in both columns", () => {
    const cells = [at(3, "03/04/2027").with(4, "05/04/2027")];
    const reading = readBookingSheet(cells, bookingColumnKinds, rules);
    expect([reading.counts.ready, reading.dates?.order]).toEqual([0, null]);
    const dayFirst = readBookingSheet(cells, bookingColumnKinds, { ...rules, dateOrder: "day_first" });
    const [row] = dayFirst.rows;
    expect(row?.state === "ready" ? row.line?.checkIn : null).toBe("2027-04-03T15:00");
  });
});
