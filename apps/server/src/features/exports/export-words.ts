import type { Apart, ExportColumn, ExportedListName, Report } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";

import { columnWords } from "./column-words/index.ts";
import { fieldWords } from "./field-words.ts";

type ExportWords = {
  readonly reports: Readonly<Record<Report, string>>;
  readonly lists: Readonly<Record<ExportedListName, string>>;
  /** Before a currency: the sum of a column. */
  readonly sum: string;
  /** Before a currency: the sum of what stands apart, as the screens call it. */
  readonly apart: Readonly<Record<Apart, string>>;
  readonly missingRate: string;
};

export const exportWords: Readonly<Record<Language, ExportWords>> = {
  en: {
    reports: {
      income: "Income",
      expenses: "Expenses",
      rent: "Rent schedule",
      guest_registry: "Guest registry",
      profit: "P&L by month",
      cash_flow: "Cash flow",
    },
    lists: {
      properties: "Properties",
      units: "Units",
      tenants: "Tenants",
      leases: "Leases",
      income: "Income",
      expenses: "Expenses",
      tasks: "Tasks",
      activity: "Activity",
      lease_months: "Months of a lease",
      lease_payments: "Payments of a lease",
      recurring_income: "Recurring income",
      recurring_expenses: "Recurring expenses",
      files: "Files",
      bookings: "Bookings",
      payouts: "Payouts",
      turnovers: "Turnovers",
      cleaners: "Cleaners",
      campaigns: "Advertising",
      analytics: "Analytics",
    },
    sum: "Total",
    apart: {
      deposits: "Deposits, not income",
      pass_through: "Passed on, not your own",
      opening: "Opening balances",
    },
    missingRate:
      "No rate from {from} to {to} for {period}, so there is no total. Records left out: {records}.",
  },
  es: {
    reports: {
      income: "Ingresos",
      expenses: "Gastos",
      rent: "Calendario de cobros",
      guest_registry: "Registro de huéspedes",
      profit: "Resultados por mes",
      cash_flow: "Flujo de caja",
    },
    lists: {
      properties: "Propiedades",
      units: "Unidades",
      tenants: "Inquilinos",
      leases: "Contratos",
      income: "Ingresos",
      expenses: "Gastos",
      tasks: "Tareas",
      activity: "Actividad",
      lease_months: "Meses de un contrato",
      lease_payments: "Pagos de un contrato",
      recurring_income: "Ingresos recurrentes",
      recurring_expenses: "Gastos recurrentes",
      files: "Archivos",
      bookings: "Reservas",
      payouts: "Pagos de limpieza",
      turnovers: "Cambios de huéspedes",
      cleaners: "Personal de limpieza",
      campaigns: "Publicidad",
      analytics: "Análisis",
    },
    sum: "Total",
    apart: {
      deposits: "Fianzas, no son ingresos",
      pass_through: "Por cuenta de terceros",
      opening: "Saldos iniciales",
    },
    missingRate:
      "Falta el tipo de cambio de {from} a {to} de {period}, por eso no hay total. Registros que quedan fuera: {records}.",
  },
  de: {
    reports: {
      income: "Einnahmen",
      expenses: "Ausgaben",
      rent: "Zahlungsplan",
      guest_registry: "Gästeverzeichnis",
      profit: "GuV nach Monat",
      cash_flow: "Cashflow",
    },
    lists: {
      properties: "Immobilien",
      units: "Einheiten",
      tenants: "Mieter",
      leases: "Mietverträge",
      income: "Einnahmen",
      expenses: "Ausgaben",
      tasks: "Aufgaben",
      activity: "Aktivitäten",
      lease_months: "Monate eines Mietvertrags",
      lease_payments: "Zahlungen eines Mietvertrags",
      recurring_income: "Wiederkehrende Einnahmen",
      recurring_expenses: "Wiederkehrende Ausgaben",
      files: "Dateien",
      bookings: "Buchungen",
      payouts: "Auszahlungen",
      turnovers: "Gästewechsel",
      cleaners: "Reinigungskräfte",
      campaigns: "Werbung",
      analytics: "Auswertungen",
    },
    sum: "Summe",
    apart: {
      deposits: "Kautionen, keine Einnahmen",
      pass_through: "Durchlaufend, nicht Ihr Geld",
      opening: "Anfangssalden",
    },
    missingRate:
      "Für {period} fehlt der Kurs von {from} in {to}, deshalb gibt es keine Summe. Buchungen, die außen vor bleiben: {records}.",
  },
  fr: {
    reports: {
      income: "Revenus",
      expenses: "Dépenses",
      rent: "Échéancier des loyers",
      guest_registry: "Registre des voyageurs",
      profit: "Compte de résultat mensuel",
      cash_flow: "Cash-flow",
    },
    lists: {
      properties: "Biens",
      units: "Lots",
      tenants: "Locataires",
      leases: "Baux",
      income: "Revenus",
      expenses: "Dépenses",
      tasks: "Tâches",
      activity: "Activité",
      lease_months: "Mois d’un bail",
      lease_payments: "Paiements d’un bail",
      recurring_income: "Revenus récurrents",
      recurring_expenses: "Dépenses récurrentes",
      files: "Fichiers",
      bookings: "Réservations",
      payouts: "Paiements ménage",
      turnovers: "Changements de voyageurs",
      cleaners: "Agents de ménage",
      campaigns: "Publicité",
      analytics: "Analyses",
    },
    sum: "Total",
    apart: {
      deposits: "Dépôts, pas des revenus",
      pass_through: "Pour compte de tiers",
      opening: "Soldes initiaux",
    },
    missingRate:
      "Le taux de {from} en {to} manque pour {period}, il n’y a donc pas de total. Écritures laissées de côté : {records}.",
  },
  it: {
    reports: {
      income: "Entrate",
      expenses: "Spese",
      rent: "Piano dei pagamenti",
      guest_registry: "Registro ospiti",
      profit: "Conto economico mensile",
      cash_flow: "Flusso di cassa",
    },
    lists: {
      properties: "Immobili",
      units: "Unità",
      tenants: "Inquilini",
      leases: "Contratti",
      income: "Entrate",
      expenses: "Spese",
      tasks: "Attività",
      activity: "Registro",
      lease_months: "Mesi di un contratto",
      lease_payments: "Pagamenti di un contratto",
      recurring_income: "Entrate ricorrenti",
      recurring_expenses: "Spese ricorrenti",
      files: "File",
      bookings: "Prenotazioni",
      payouts: "Compensi pulizie",
      turnovers: "Cambi ospiti",
      cleaners: "Addetti alle pulizie",
      campaigns: "Pubblicità",
      analytics: "Analisi",
    },
    sum: "Totale",
    apart: {
      deposits: "Depositi, non sono entrate",
      pass_through: "Per conto di terzi",
      opening: "Saldi iniziali",
    },
    missingRate:
      "Manca il cambio da {from} a {to} per {period}, perciò non c’è un totale. Registrazioni escluse: {records}.",
  },
};

/** What heads each column of a sheet in a language; a CSV has the keys themselves (R-N01). */
export function columnLabels(columns: readonly ExportColumn[], language: Language): readonly string[] {
  const words = columnWords[language];
  return columns.map(({ key, of }) => (of === undefined ? words[key] : fieldWords[language][of][key]) ?? key);
}
