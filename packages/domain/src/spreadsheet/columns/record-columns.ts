import type { Book } from "../../ledger/index.ts";
import { headerReader } from "./header-words.ts";
import type { ColumnOf } from "./header-words.ts";

/** Columns of a list of income or expenses, in the order of an empty grid. */
export const recordColumnKinds = [
  "date",
  "property",
  "unit",
  "category",
  "amount",
  "currency",
  "method",
  "note",
] as const;
export type RecordColumnKind = (typeof recordColumnKinds)[number];
export type RecordColumn = ColumnOf<RecordColumnKind>;

/** The columns of each book; expenses have no payment method. */
export const recordColumnsOf: Readonly<Record<Book, readonly RecordColumnKind[]>> = {
  income: recordColumnKinds,
  expense: recordColumnKinds.filter((kind) => kind !== "method"),
};

/** Titles of each column; also used for other tables with such a column. */
export const recordTitles: Readonly<Record<RecordColumnKind, string>> = {
  date: `date, day, booking date, value date, invoice date, paid on, paid, payment date, transaction date, received, received on, fecha,
    fecha pago, fecha factura, fecha cobro, dia, datum, buchungsdatum, rechnungsdatum, belegdatum, zahldatum, bezahlt am, tag, gezahlt am,
    eingang, eingangsdatum, date paiement, date facture, date operation, paye le, jour, recu le, data, data pagamento, data fattura,
    data operazione, pagato il, giorno, incassato il`,
  property: `property, properties, property name, building, house, home, flat, apartment, place, object, listing, propiedad, inmueble,
    vivienda, piso, casa, finca, apartamento, alojamiento, edificio, immobilie, objekt, mietobjekt, haus, gebaude, liegenschaft, wohnhaus,
    bien, logement, propriete, immeuble, maison, bien immobilier, immobile, proprieta, alloggio, stabile`,
  unit: `unit, unit name, room, apartment number, flat number, unidad, habitacion, puerta, estancia, einheit, wohneinheit, wohnung, zimmer,
    unite, lot, appartement, chambre, unita, appartamento, stanza, interno`,
  category: `category, categories, type, kind, expense type, cost type, account, categoria, tipo, tipo gasto, clase, concepto gasto,
    kategorie, art, kostenart, typ, konto, categorie, type depense, nature, poste, tipo spesa, tipologia, voce spesa`,
  amount: `amount, total, sum, cost, costs, price, gross, paid amount, value, amount paid, importe, cantidad, monto, precio, coste, valor,
    importe total, betrag, summe, kosten, preis, bruttobetrag, brutto, gesamtbetrag, rechnungsbetrag, wert, montant, somme, cout, prix, valeur, montant ttc, ttc,
    importo, totale, somma, costo, prezzo, valore, importo totale`,
  currency: `currency, currency code, moneda, divisa, wahrung, waehrung, devise, monnaie, valuta, divisa`,
  method: `method, payment method, paid by, how, metodo, forma pago, metodo pago, medio pago, zahlungsart, zahlart, zahlungsweise, zahlweg,
    mode paiement, moyen paiement, reglement, metodo pagamento, modalita pagamento, mezzo pagamento`,
  note: `note, notes, description, details, text, memo, comment, comments, reference, subject, supplier, vendor, payee, invoice, what, nota, notas,
    descripcion, detalle, detalles, concepto, proveedor, referencia, comentario, observaciones, notiz, notizen, beschreibung, verwendungszweck,
    buchungstext, bemerkung, lieferant, zweck, rechnung, details, libelle, intitule, commentaire, fournisseur, objet, reference, facture,
    remarque, descrizione, dettagli, causale, fornitore, oggetto, riferimento, commento, fattura`,
};

/** "Name" is the property; the payee of a bill becomes the note if no other column is. */
const WEAK_TITLES: ReadonlyMap<string, readonly RecordColumnKind[]> = new Map(
  [
    "name",
    "nombre",
    "nom",
    "nome",
    "bezeichnung",
    "titel",
    "address",
    "direccion",
    "adresse",
    "indirizzo",
  ].map((title) => [title, ["property", "note"]] as const),
);

/** Recognises the titles of a list of income or expenses. */
export const recogniseRecordHeader = headerReader(recordColumnKinds, {
  titles: recordTitles,
  weak: WEAK_TITLES,
});
