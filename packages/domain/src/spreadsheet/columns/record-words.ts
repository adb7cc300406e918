import type { Book, ExpenseCategory, IncomeCategory, PaymentMethod } from "../../ledger/index.ts";
import { plain } from "./header-words.ts";

const EXPENSES: Readonly<Record<ExpenseCategory, string>> = {
  maintenance: `maintenance, upkeep, servicing, service, garden, gardening, gardener, caretaker, mantenimiento, conservacion, jardineria,
    jardin, wartung, instandhaltung, pflege, garten, gartenpflege, hausmeister, winterdienst, entretien, jardinage, gardien,
    manutenzione, manutenzione ordinaria, giardino, giardinaggio, portiere`,
  utilities: `utilities, utility, electricity, power, water, gas, heating, internet, energy, bills, waste, suministros, suministro, luz, agua,
    electricidad, calefaccion, energia, basura, nebenkosten, betriebskosten, strom, wasser, heizung, strom wasser heizung, energie, versorgung, mull, abfall,
    energie et eau, eau et energie, charges, charges courantes, electricite, eau, gaz, chauffage, dechets, utenze, bollette, luce, acqua, riscaldamento, elettricita,
    rifiuti`,
  insurance: `insurance, insurances, seguro, seguros, versicherung, versicherungen, gebaudeversicherung, assurance, assurances,
    assicurazione, assicurazioni, polizza`,
  taxes: `tax, taxes, property tax, council tax, duties, impuesto, impuestos, ibi, tasa, tasas, tributos, steuer, steuern, grundsteuer, abgaben,
    impot, impots, taxe, taxes, taxe fonciere, impots et taxes, imposta, imposte, tassa, tasse, imu, tari, tributi`,
  repairs: `repair, repairs, fix, plumber, plumbing, electrician, reparacion, reparaciones, fontanero, fontaneria, electricista, averia, reparatur,
    reparaturen, instandsetzung, klempner, elektriker, reparation, reparations, plombier, plomberie, electricien, depannage, riparazione,
    riparazioni, idraulico, elettricista, manutenzione straordinaria`,
  cleaning: `cleaning, cleaner, cleaners, laundry, turnover, limpieza, limpiezas, lavanderia, reinigung, putzen, endreinigung, wasche, nettoyage,
    menage, blanchisserie, pulizia, pulizie, lavanderia`,
  management: `management, manager, property management, agency, agent, fees, fee, administration, commission, gestion, administracion,
    administrador, honorarios, comision, comunidad, gastos de comunidad, verwaltung, hausverwaltung, hausgeld, verwalter, makler, provision,
    gebuhren, gerance, syndic, charges de copropriete, copropriete, honoraires, agence, frais de gestion, gestione, amministrazione,
    amministratore, condominio, spese condominiali, agenzia, commissione, commissioni, provvigione`,
  other: `other, others, misc, miscellaneous, various, otro, otros, otra, otras, varios, sonstiges, sonstige, anderes, andere, diverses, autre,
    autres, divers, altro, altri, altre, varie, vari`,
};

const INCOMES: Readonly<Record<IncomeCategory, string>> = {
  rent: `rent, rents, rental income, rental, renta, alquiler, alquileres, miete, mieten, mieteinnahme, mieteinnahmen, kaltmiete, warmmiete, loyer, loyers,
    affitto, affitti, canone, pigione`,
  deposit: `deposit, security deposit, bond, deposito, fianza, kaution, mietkaution, caution, depot, depot de garantie, cauzione, deposito cauzionale`,
  utilities: `utilities, charges, service charge, service charges, heating, electricity, water, suministros, gastos, nebenkosten, betriebskosten,
    nebenkostenvorauszahlung, charges locatives, provision pour charges, energie et eau, eau et energie, strom wasser heizung, utenze, spese, spese accessorie, spese condominiali,
    oneri accessori`,
  other: EXPENSES.other,
};

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: `bank transfer, transfer, bank, wire, standing order, sepa, direct debit, transferencia, transferencia bancaria, banco, domiciliacion,
    uberweisung, bankuberweisung, dauerauftrag, lastschrift, virement, virement bancaire, banque, prelevement, bonifico, bonifico bancario,
    banca, addebito`,
  cash: `cash, efectivo, metalico, bar, barzahlung, bargeld, especes, liquide, contanti, contante`,
  check: `check, cheque, talon, scheck, assegno`,
  card: `card, credit card, debit card, tarjeta, karte, kreditkarte, ec karte, girocard, carte, carte bancaire, cb, carta, carta di credito, bancomat`,
  other: `other, otro, otra, sonstiges, sonstige, andere, autre, altro`,
};

/** The category of the book for a word in one of the five languages; null for any other word. */
export function categoryNamed(book: Book, text: string): string | null {
  return categories[book].get(plain(text)) ?? null;
}

/** The payment method for a word in one of the five languages; null for any other word. */
export function methodNamed(text: string): PaymentMethod | null {
  return methods.get(plain(text)) ?? null;
}

const categories: Readonly<Record<Book, ReadonlyMap<string, string>>> = {
  income: named(INCOMES),
  expense: named(EXPENSES),
};
const methods = named(METHODS);

function named<Word extends string>(lists: Readonly<Record<Word, string>>): ReadonlyMap<string, Word> {
  const words = Object.keys(lists) as Word[];
  // The product's own words come first: of two meanings of a word the earlier one counts.
  const pairs = words.flatMap((word) => [
    [word.replaceAll("_", " "), word] as const,
    ...lists[word].split(",").map((text) => [text.trim().replaceAll(/\s+/g, " "), word] as const),
  ]);
  return new Map(pairs.toReversed());
}
