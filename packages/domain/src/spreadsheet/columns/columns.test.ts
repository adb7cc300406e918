import { describe, expect, it } from "vitest";
import { columnKinds, recogniseHeader } from "../index.ts";
import type { SheetColumn } from "../index.ts";

describe("titles", () => {
  const whole: readonly SheetColumn[] = columnKinds;

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
    [
      ["Address", "Rent pcm", "Tenancy start date"],
      ["property", "rent", "startsOn"],
    ],
    [
      ["Dirección", "Inmueble", "Nombre y apellidos"],
      ["ignored", "property", "tenant"],
    ],
    [
      ["Anschrift", "Miete kalt", "Beginn Mietverhältnis"],
      ["property", "rent", "startsOn"],
    ],
    [
      ["Adresse", "Nom et prénom", "Loyer CC", "Date d’entrée dans les lieux"],
      ["property", "tenant", "rent", "startsOn"],
    ],
    [
      ["Indirizzo", "Cognome e nome", "Data inizio locazione"],
      ["property", "tenant", "startsOn"],
    ],
  ])("are known in other words: %j", (titles, columns) => {
    expect(recogniseHeader(titles)).toEqual(columns);
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
