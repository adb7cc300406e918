import { headerReader } from "./header-words.ts";
import type { ColumnOf } from "./header-words.ts";

/** Columns of a list of bookings, in the order of an empty grid. */
export const bookingColumnKinds = [
  "guest",
  "property",
  "unit",
  "checkIn",
  "checkOut",
  "guests",
  "rate",
  "email",
  "phone",
  "note",
  "cleaningFee",
  "touristTax",
  "discount",
  "channelFee",
] as const;
export type BookingColumnKind = (typeof bookingColumnKinds)[number];
export type BookingColumn = ColumnOf<BookingColumnKind>;

/** Titles of each column; also used for other tables with such a column. */
export const bookingTitles: Readonly<Record<BookingColumnKind, string>> = {
  guest: `guest, guest name, name of guest, main guest, booked by, booker, customer, client, visitor, huesped, nombre huesped, cliente,
    titular, gast, gastname, name des gastes, gaste name, hauptgast, kunde, gebucht von, bucher, hote, nom voyageur, voyageur, client,
    nom client, vacancier, locataire, ospite, nome ospite, cliente, intestatario, nombre apellidos, full name, nombre completo,
    nome completo, nom prenom, nome cognome`,
  property: `property, property name, listing, listing name, house, home, rental, accommodation, object, building, propiedad, alojamiento,
    anuncio, inmueble, casa, vivienda, objekt, immobilie, unterkunft, inserat, haus, ferienhaus, logement, annonce, bien, hebergement,
    maison, propriete, alloggio, annuncio, struttura, immobile, proprieta`,
  unit: `unit, unit name, unit type, room, flat, apartment, unidad, habitacion, apartamento, piso, einheit, wohnung, zimmer, ferienwohnung,
    unite, chambre, appartement, lot, unita, camera, stanza, appartamento`,
  checkIn: `check in, checkin, arrival, arrive, arrives, arrival date, start, start date, starts, from, begin, first night, llegada,
    entrada, fecha llegada, fecha entrada, desde, inicio, anreise, anreisedatum, ankunft, von, beginn, ab, arrivee, date arrivee,
    debut, du, entree, arrivo, data arrivo, dal, inizio, ingresso`,
  checkOut: `check out, checkout, departure, depart, departs, departure date, leaves, end, end date, ends, to, until, till, salida,
    fecha salida, hasta, fin, abreise, abreisedatum, bis, ende, depart, date depart, au, sortie, partenza, data partenza, fine, uscita`,
  guests: `guests, number of guests, number guests, guest count, people, persons, pax, adults, huespedes, numero huespedes, personas,
    adultos, gaste, anzahl gaste, anzahl, personen, erwachsene, voyageurs, nombre voyageurs, personnes, adultes, ospiti, numero ospiti,
    persone, adulti`,
  rate: `rate, nightly rate, daily rate, price per night, per night, price night, rate per night, tarifa, tarifa noche, precio noche,
    precio por noche, por noche, preis pro nacht, ubernachtungspreis, preis nacht, pro nacht, nachtpreis, tarif, prix nuit, prix par nuit,
    par nuit, tarif nuit, tariffa, prezzo notte, prezzo per notte, a notte, tariffa notte`,
  email: `email, e mail, mail, email address, correo, correo electronico, mailadresse, courriel, adresse mail, posta elettronica`,
  phone: `phone, telephone, mobile, phone number, contact, tel, telefono, movil, telefon, handy, telefonnummer, mobil, portable, telefone,
    numero telephone, cellulare, numero telefono`,
  note: `note, notes, comment, comments, remark, remarks, reference, confirmation code, channel, source, nota, notas, comentario,
    observaciones, canal, codigo confirmacion, notiz, notizen, bemerkung, kanal, quelle, bestatigungscode, remarque, commentaire, source,
    canale, commento, codice conferma, codice`,
  cleaningFee: `cleaning fee, cleaning, cleaning charge, cleaning costs, final cleaning, limpieza, gastos limpieza, tarifa limpieza,
    limpieza final, reinigung, endreinigung, reinigungsgebuhr, reinigungspauschale, reinigungskosten, menage, frais menage, nettoyage,
    frais nettoyage, forfait menage, pulizia, pulizie, pulizie finali, spese pulizia, costi pulizia`,
  touristTax: `tourist tax, city tax, occupancy tax, visitor tax, tourism tax, tasa turistica, impuesto turistico, kurtaxe, ortstaxe,
    gastetaxe, citytax, tourismusabgabe, kurbeitrag, ubernachtungssteuer, beherbergungssteuer, bettensteuer, taxe sejour,
    taxe touristique, tassa soggiorno, imposta soggiorno, tassa turistica`,
  discount: `discount, reduction, rebate, price reduction, descuento, rebaja, rabatt, nachlass, preisnachlass, ermassigung, remise,
    rabais, sconto, riduzione`,
  channelFee: `channel fee, commission, host fee, host service fee, service fee, platform fee, portal fee, comision, comision canal,
    comision plataforma, comision portal, tarifa servicio, provision, kommission, portalgebuhr, servicegebuhr, plattformgebuhr, vermittlungsgebuhr,
    gastgebergebuhr, frais service, frais plateforme, commission plateforme, commissione, commissioni, commissione canale,
    commissione portale, costi servizio`,
};

/** "Name" is the guest if no clearer title exists; otherwise it is the property. */
const WEAK_TITLES: ReadonlyMap<string, readonly BookingColumnKind[]> = new Map(
  ["name", "nombre", "nom", "nome"].map((title) => [title, ["guest", "property"]] as const),
);

/** Recognises the titles of a list of bookings. */
export const recogniseBookingHeader = headerReader(bookingColumnKinds, {
  titles: bookingTitles,
  weak: WEAK_TITLES,
});
