import { addDays, dayOf } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";

import { monthsBefore, portfolioTables, bookingsBetween } from "./portfolio-tables.ts";
import type { UnitRecipe } from "./portfolio-recipe.ts";
import type { PortfolioTables } from "./portfolio-tables.ts";
import { sampleCampaigns } from "./sample-campaigns.ts";
import { sampleCosts } from "./sample-costs.ts";
import { sampleBookings } from "./sample-bookings.ts";
import { samplePurchase } from "./sample-purchase.ts";
import { SAMPLE_CURRENCY } from "./sample-rates.ts";
import { sampleTasks } from "./sample-tasks.ts";

/** The landlord's name in a sample opened without an account; it reads well in all five languages. */
export const SAMPLE_LANDLORD = "Alex Martin";

type Words = {
  readonly workspace: string;
  readonly lisbon: string;
  readonly berlin: string;
  readonly rome: string;
  readonly flat: string;
  readonly ground: string;
  readonly stay: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    workspace: "Sample portfolio",
    lisbon: "House by the river",
    berlin: "Courtyard house",
    rome: "Holiday flats",
    flat: "Flat",
    ground: "Ground floor",
    stay: "Stay of 3 nights",
  },
  es: {
    workspace: "Cartera de ejemplo",
    lisbon: "Casa junto al río",
    berlin: "Casa con patio",
    rome: "Pisos vacacionales",
    flat: "Piso",
    ground: "Planta baja",
    stay: "Estancia de 3 noches",
  },
  de: {
    workspace: "Beispielportfolio",
    lisbon: "Haus am Fluss",
    berlin: "Haus mit Hof",
    rome: "Ferienhaus",
    flat: "Wohnung",
    ground: "Erdgeschoss",
    stay: "Aufenthalt, 3 Nächte",
  },
  fr: {
    workspace: "Portefeuille d'exemple",
    lisbon: "Maison au bord du fleuve",
    berlin: "Maison sur cour",
    rome: "Appartements de vacances",
    flat: "Appartement",
    ground: "Rez-de-chaussée",
    stay: "Séjour de 3 nuits",
  },
  it: {
    workspace: "Portafoglio di esempio",
    lisbon: "Casa sul fiume",
    berlin: "Casa con cortile",
    rome: "Case vacanze",
    flat: "Appartamento",
    ground: "Piano terra",
    stay: "Soggiorno di 3 notti",
  },
};

export type SampleRequest = {
  readonly today: PlainDate;
  readonly language: Language;
  readonly newId: () => string;
};

/**
 * Three properties, two let by the month and one by the night with its guests, each with its purchase and loan, six
 * months of income and costs, and tasks. One rent is overdue, one is due in three days, one flat is free; every date is
 * relative to today, so that the sample never looks outdated.
 */
// oxlint-disable-next-line max-lines-per-function -- one table: the properties of the sample
export function samplePortfolio({ today, language, newId }: SampleRequest): {
  readonly name: string;
  readonly tables: PortfolioTables;
} {
  const words = WORDS[language];
  const soon = dayOf(addDays(today, 3));
  const from = monthsBefore(today, 6);
  const unit = (number: number, sizeSqm: number, lease: UnitRecipe["lease"]): UnitRecipe => ({
    name: `${words.flat} ${number}`,
    bedrooms: number === 1 ? 1 : 2,
    sizeSqm,
    floor: number === 1 ? words.ground : String(number - 1),
    maintenance: false,
    // Before that there is no data: otherwise the figures would include months in which everything was vacant.
    inServiceFrom: from,
    lease,
  });
  const lease = (name: string, rentMinor: number, paymentDay: number) => ({
    tenant: { name, email: `${name.split(" ")[0]?.toLowerCase() ?? "tenant"}@example.com`, phone: "" },
    startsOn: from,
    endsOn: null,
    rentMinor,
    chargesMinor: 0,
    depositMinor: rentMinor * 2,
    paymentDay,
    behind: false,
  });
  const costs = (property: number) => sampleCosts(property, { today, language, months: 6 });
  const campaigns = (property: number) => sampleCampaigns(property, { today, language });
  const properties = [
    {
      name: words.lisbon,
      rentalMode: "monthly" as const,
      address: "Rua do Alecrim 12",
      city: "Lisbon",
      country: "PT",
      currency: SAMPLE_CURRENCY,
      timezone: "Europe/Lisbon",
      costs: costs(0),
      purchase: samplePurchase(0, from),
      campaigns: campaigns(0),
      stays: [],
      units: [
        unit(1, 48, lease("Marta Silva", 95_000, 2)),
        unit(2, 72.5, { ...lease("Tiago Rocha", 120_000, 1), behind: true }),
        unit(3, 70, null),
      ],
    },
    {
      name: words.berlin,
      rentalMode: "monthly" as const,
      address: "Oranienstraße 84",
      city: "Berlin",
      country: "DE",
      currency: SAMPLE_CURRENCY,
      timezone: "Europe/Berlin",
      costs: costs(1),
      purchase: samplePurchase(1, from),
      campaigns: campaigns(1),
      stays: [],
      units: [
        unit(1, 55, { ...lease("Jonas Weber", 88_000, soon), chargesMinor: 14_000 }),
        unit(2, 81, { ...lease("Lena Vogt", 115_000, 1), chargesMinor: 18_000 }),
      ],
    },
    {
      name: words.rome,
      rentalMode: "daily" as const,
      address: "Via dei Coronari 30",
      city: "Rome",
      country: "IT",
      currency: SAMPLE_CURRENCY,
      timezone: "Europe/Rome",
      costs: costs(2),
      purchase: samplePurchase(2, from),
      campaigns: campaigns(2),
      stays: [],
      ...sampleBookings({
        today,
        language,
        past: [4, 2, 1, 2].map((perMonth, at) =>
          bookingsBetween(today, { months: 6, perMonth, amountMinor: 39_000 - 2_000 * at, note: words.stay }),
        ),
      }),
      units: [unit(1, 44, null), unit(2, 52, null), unit(3, 38, null), unit(4, 61, null)],
    },
  ];
  const tasks = sampleTasks(today, language);
  return { name: words.workspace, tables: portfolioTables({ today, newId, properties, tasks }) };
}
