/** What one line of the grid can say, in the order of an empty grid. */
export const columnKinds = ["property", "city", "mode", "tenant", "rent", "paymentDay", "startsOn"] as const;
export type ColumnKind = (typeof columnKinds)[number];
/** What a column of the grid holds; `ignored` is read by nobody. */
export type Column = ColumnKind | "ignored";

/**
 * The titles of a pasted table in English, Spanish, German, French or Italian, or null when the row holds no titles. A row with
 * a digit in it is no header; two titles must be known, or all that are there. What is not known is ignored; of two columns with
 * one title the first counts.
 */
export function recogniseHeader(cells: readonly string[]): readonly Column[] | null {
  const titles = cells.map((cell) => (/\d/.test(cell) ? null : plain(cell)));
  if (titles.includes(null)) return null;
  const columns = onlyOnce(titles.map((title) => (title === null ? "ignored" : kindOf(title))));
  const filled = titles.filter((title) => title !== "").length;
  // "Name" or "Address" alone says little: it names what nothing else does.
  for (const [index, title] of titles.entries()) {
    if (columns[index] !== "ignored") continue;
    const free = WEAK_TITLES.get(title ?? "")?.find((kind) => !columns.includes(kind));
    if (free !== undefined) columns[index] = free;
  }
  const known = columns.filter((column) => column !== "ignored").length;
  return known >= 2 || (known === 1 && filled === 1) ? columns : null;
}

function kindOf(title: string): Column {
  const words = title.split(" ").filter((word) => !ARTICLES.has(word));
  const core = words.filter((word) => !QUALIFIERS.has(word));
  for (const candidate of [title, words.join(" "), core.join(" ")]) {
    const kind = KIND_OF.get(candidate);
    if (kind !== undefined) return kind;
  }
  return "ignored";
}

function onlyOnce(columns: readonly Column[]): Column[] {
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : "ignored"));
}

/** Without case, accents and signs; what stands in brackets goes too: "Renta (€/mes)". */
export function plain(text: string): string {
  return text
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Titles that give way to clearer ones, with what they may mean, the likelier first. */
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

const ARTICLES =
  wordsOf(`a al alla an as au d da das de degli dei del dell della delle dem den der des di die do du e el en
  et fur i il im in l la las le les lo los m mes monat month mois mese o of on or oder s per por pour pro the to um un una und
  y zum zur eur euro euros chf gbp usd pm pcm cc hc month`);

/** They narrow a title and name nothing by themselves. */
const QUALIFIERS =
  wordsOf(`kalt warm charges comprises incl excl inkl exkl tenancy mietverhaltnis mietverhaltnisses locazione dans lieux name names nombre nombres nom noms nome nomi full complete completo completa vollstandiger
  mensual mensuales monthly monatlich monatliche mensuel mensuelle mensile mensili current actual aktuell aktuelle actuel actuelle
  attuale net neto netto net bruto brut lordo brutto contract contrato vertrag vertrags mietvertrag mietvertrags bail contratto lease date
  fecha datum data rental amount importe betrag montant importo`);

const TITLES: Readonly<Record<ColumnKind, string>> = {
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

const KIND_OF: ReadonlyMap<string, ColumnKind> = new Map(
  columnKinds.flatMap((kind) =>
    TITLES[kind].split(",").map((title) => [title.trim().replaceAll(/\s+/g, " "), kind] as const),
  ),
);

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
