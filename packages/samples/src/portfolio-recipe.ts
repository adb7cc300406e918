import type { CampaignChannel } from "@keystead/domain/ads";
import type { PlainDate } from "@keystead/domain/calendar";
import type { ExpenseCategory, ExpenseNature } from "@keystead/domain/ledger";
import type { RentalMode } from "@keystead/domain/properties";
import type { TaskRepeat, TaskPriority, TaskStatus } from "@keystead/domain/tasks";

/** What a portfolio is made of, before any row exists. Amounts in minor units. */
export type PortfolioRecipe = {
  readonly today: PlainDate;
  /** Ids of the rows, in the order they are made. */
  readonly newId: () => string;
  readonly properties: readonly PropertyRecipe[];
  readonly tasks?: readonly TaskRecipe[];
};

export type PropertyRecipe = {
  readonly name: string;
  readonly rentalMode: RentalMode;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly currency: string;
  readonly timezone: string;
  readonly units: readonly UnitRecipe[];
  /** What came in beside rent, newest last. */
  readonly stays: readonly { readonly on: PlainDate; readonly amountMinor: number; readonly note: string }[];
  /** Let by the night. */
  readonly bookings?: readonly BookingRecipe[];
  readonly blocks?: readonly BlockRecipe[];
  readonly seasons?: readonly SeasonRecipe[];
  readonly costs: readonly CostRecipe[];
  readonly campaigns?: readonly CampaignRecipe[];
  readonly purchase?: PurchaseRecipe;
};

/** What was paid for a property, and the loan on it (R-F13). */
export type PurchaseRecipe = {
  readonly purchasePriceMinor: number;
  readonly purchaseDate: PlainDate;
  readonly closingCostsMinor: number;
  readonly initialWorksMinor: number;
  readonly loanPrincipalMinor: number;
  /** Percent a year. */
  readonly loanAnnualRate: string;
  readonly loanTermYears: number;
  readonly loanStartDate: PlainDate;
};

/** A campaign of the property; with a day for its bill that stands in the books as a cost (R-F07). */
export type CampaignRecipe = {
  readonly channel: CampaignChannel;
  readonly from: PlainDate;
  /** Its last day; null while it goes on. */
  readonly to: PlainDate | null;
  readonly spendMinor: number;
  readonly leads: number;
  readonly impressions: number;
  readonly clicks: number;
  readonly active: boolean;
  readonly note: string;
  readonly billOn: PlainDate | null;
};

/** A stay of the unit of that number, counted from 0, or of the whole property. Both days are of the stay; its nights cost its total together, the first of them the rest. */
export type BookingRecipe = {
  readonly unit: number | null;
  readonly guest: string;
  readonly email: string;
  readonly guests: number;
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly totalMinor: number;
  /** The day on which it was paid whole, with what the record says; null for one that is not paid. */
  readonly paid: { readonly on: PlainDate; readonly note: string } | null;
  /** Saved although it overlaps another one. */
  readonly overlaps: boolean;
};

/** Nights that cannot be sold, both of them counted. */
export type BlockRecipe = {
  readonly unit: number;
  readonly from: PlainDate;
  readonly through: PlainDate;
  readonly reason: string;
};

export type SeasonRecipe = {
  readonly name: string;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly rateMinor: number;
  readonly minStay: number;
};

export type CostRecipe = {
  readonly on: PlainDate;
  readonly category: ExpenseCategory;
  readonly nature: ExpenseNature;
  readonly amountMinor: number;
  readonly note: string;
};

export type UnitRecipe = {
  readonly name: string;
  readonly bedrooms: number;
  readonly sizeSqm: number;
  readonly floor: string;
  readonly maintenance: boolean;
  /** Since when it can be let, where that is later than the purchase. */
  readonly inServiceFrom?: PlainDate;
  readonly lease: LeaseRecipe | null;
};

export type LeaseRecipe = {
  readonly tenant: { readonly name: string; readonly email: string; readonly phone: string };
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
  readonly rentMinor: number;
  readonly chargesMinor: number;
  readonly depositMinor: number;
  readonly paymentDay: number;
  /** The newest row that was due before today is left unpaid, with everything after it. */
  readonly behind: boolean;
};

export type TaskRecipe = {
  readonly description: string;
  readonly priority: TaskPriority;
  readonly status: TaskStatus;
  readonly dueOn: PlainDate | null;
  /** Of the properties above and of its units, counted from 0; with a unit it is about the lease of it. */
  readonly at: { readonly property: number; readonly unit?: number };
  /** Whose portfolio it is, somebody else by name, or nobody. */
  readonly assignee: "owner" | { readonly name: string } | null;
  /** Due on `dueOn` for the first time. */
  readonly repeat: TaskRepeat | null;
  readonly completedOn: PlainDate | null;
};
