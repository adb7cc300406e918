import { headerReader } from "./header-words.ts";
import type { ColumnOf } from "./header-words.ts";

/** Columns of the grid, in the order of an empty grid. */
export const columnKinds = ["property", "city", "mode", "tenant", "rent", "paymentDay", "startsOn"] as const;
export type ColumnKind = (typeof columnKinds)[number];
export type SheetColumn = ColumnOf<ColumnKind>;

/** Ambiguous titles, which yield to clearer ones, with their possible meanings, the likelier first. */
const WEAK_TITLES: ReadonlyMap<string, readonly ColumnKind[]> = new Map<string, readonly ColumnKind[]>([
  ...["name", "nombre", "nom", "nome", "bezeichnung", "titel"].map(
    (title) => [title, ["property", "tenant"]] as const,
  ),
  ...[
    "address",
    "direccion",
    "domicilio",
    "calle",
    "adresse",
    "anschrift",
    "strasse",
    "rue",
    "indirizzo",
    "via",
  ].map((title) => [title, ["property"]] as const),
]);

/** Titles of each column; also used for other tables with such a column. */
export const propertyTitles: Readonly<Record<ColumnKind, string>> = {
  property: `property, properties, property name, rental, rental property, building, house, home, flat, apartment, place, object,
    unit, listing, propiedad, propiedades, inmueble, inmuebles, vivienda, viviendas, piso, casa, finca, apartamento, alojamiento,
    edificio, nombre propiedad, immobilie, immobilien, objekt, mietobjekt, wohnung, haus, gebaude, liegenschaft, einheit,
    objektname, wohneinheit, bien, biens, logement, logements, propriete, immeuble, appartement, maison, bien immobilier, lot,
    immobile, immobili, proprieta, appartamento, alloggio, edificio, unita, abitazione, struttura`,
  city: `city, town, location, place city, municipality, ciudad, localidad, poblacion, municipio, stadt, ort, ortschaft, wohnort,
    standort, gemeinde, ville, commune, localite, citta, comune, localita, paese`,
  mode: `mode, rental mode, rental type, type rental, type, letting type, letting, term, modo, modalidad, tipo, tipo alquiler,
    modo alquiler, modalidad alquiler, tipo renta, tipo estancia, vermietung, vermietungsart, mietart, art, art vermietung, modus,
    mietmodus, typ, mode location, type location, type de location, location type, modalite, duree, modalita, tipo affitto,
    tipo locazione, tipologia, modalita affitto, modo affitto`,
  tenant: `nom prenom, prenom nom, nombre apellidos, name vorname, vorname name, vorname nachname, nome cognome, cognome nome,
    full name, nombre completo, nome completo, tenant, tenants, tenant name, renter, lessee, occupant, resident, inquilino, inquilinos, inquilina, arrendatario,
    arrendatarios, arrendataria, ocupante, mieter, mieters, mieterin, mieter in, mietername, bewohner, mietpartei, locataire, locataires,
    occupant, preneur, inquilini, conduttore, conduttrice, locatario, locataria, affittuario`,
  rent: `rent, rents, rent amount, price, monthly price, renta, rentas, alquiler, alquileres, precio, importe, mensualidad, cuota,
    importe alquiler, precio alquiler, miete, kaltmiete, nettokaltmiete, bruttokaltmiete, grundmiete, warmmiete, monatsmiete,
    mietzins, mietpreis, miethohe, nettomiete, loyer, loyers, prix, loyer hors charges, loyer hc, montant loyer, canone, canoni,
    affitto, pigione, prezzo, canone locazione, canone affitto, importo affitto, mensilita`,
  paymentDay: `payment day, pay day, day payment, due day, day due, rent day, rent due, day, due, payment, dia pago, dia cobro, dia,
    pago, vencimiento, dia vencimiento, dia cargo, zahlungstag, zahltag, falligkeitstag, falligkeit, fallig, fallig am, tag, zahlung,
    tag zahlung, jour paiement, jour echeance, echeance, jour, paiement, jour loyer, jour prelevement, giorno pagamento, giorno,
    scadenza, giorno scadenza, pagamento`,
  startsOn: `start, starts, start date, starts on, lease start, tenancy start, move in, move in date, moved in, from, since, begin,
    beginning, date, inicio, inicio contrato, inicio alquiler, fecha inicio, fecha, entrada, fecha entrada, desde, comienzo, alta,
    fecha alta, beginn, mietbeginn, vertragsbeginn, start datum, startdatum, einzug, einzugsdatum, seit, ab, von, datum, debut,
    date debut, debut bail, entree, date entree, depuis, date effet, prise effet, inizio, data inizio, inizio contratto, decorrenza,
    data decorrenza, ingresso, data ingresso, dal, da, data`,
};

/** Recognises the titles of a list of properties, tenants and leases. */
export const recogniseHeader = headerReader(columnKinds, { titles: propertyTitles, weak: WEAK_TITLES });
