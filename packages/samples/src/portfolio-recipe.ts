import type { CampaignChannel } from "@keystead/domain/ads";
import type { LineOfBooking } from "@keystead/domain/bookings";
import type { PlainDate } from "@keystead/domain/calendar";
import type { ExpenseCategory, ExpenseNature } from "@keystead/domain/ledger";
import type { RentalMode } from "@keystead/domain/properties";
import type { TaskRepeat, TaskPriority, TaskStatus } from "@keystead/domain/tasks";

/** The input for a portfolio, before any row exists. Amounts in minor units. */
export type PortfolioRecipe = {
  readonly today: PlainDate;
  /** Creates the ids of the rows, in the order of the rows. */
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
  /** Income from bookings, newest last. */
  readonly stays: readonly { readonly on: PlainDate; readonly amountMinor: number; readonly note: string }[];
  /** Bookings of short-term properties. */
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

/** A campaign of the property; with `billOn` it has a bill, which is an expense in the books (R-F07). */
export type CampaignRecipe = {
  readonly channel: CampaignChannel;
  readonly from: PlainDate;
  /** Its last day; null while it is open-ended. */
  readonly to: PlainDate | null;
  readonly spendMinor: number;
  readonly leads: number;
  readonly impressions: number;
  readonly clicks: number;
  readonly active: boolean;
  readonly note: string;
  readonly billOn: PlainDate | null;
};

/**
 * A booking of the unit with this index, counted from 0, or of the whole property. From arrival to departure day;
 * `totalMinor` is the price of all nights, and the first night takes the rounding difference.
 */
export type BookingRecipe = {
  readonly unit: number | null;
  readonly guest: string;
  readonly email: string;
  readonly guests: number;
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly totalMinor: number;
  /** The day of full payment, with the record's note; null while unpaid. */
  readonly paid: { readonly on: PlainDate; readonly note: string } | null;
  /** Saved despite overlapping another booking. */
  readonly overlaps: boolean;
  /** Lines beside its nights; none for a guest who books without a channel. */
  readonly lines?: readonly LineOfBooking[];
};

/** Nights that cannot be sold, from the first to the last inclusive. */
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
  /** The day from which it can be let, where that is later than the purchase. */
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
  /** The newest row due before today and all later rows are unpaid. */
  readonly behind: boolean;
};

export type TaskRecipe = {
  readonly description: string;
  readonly priority: TaskPriority;
  readonly status: TaskStatus;
  readonly dueOn: PlainDate | null;
  /** Indexes of the property and unit, counted from 0; with a unit the task is about its lease. */
  readonly at: { readonly property: number; readonly unit?: number };
  /** The portfolio's owner, a person by name, or nobody. */
  readonly assignee: "owner" | { readonly name: string } | null;
  /** Its first due date is `dueOn`. */
  readonly repeat: TaskRepeat | null;
  readonly completedOn: PlainDate | null;
};
