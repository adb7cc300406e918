import type { PlainDate } from "@keystead/domain/calendar";
import type { NewRentRow } from "@keystead/domain/leases";
import type { ExpenseCategory, ExpenseNature, IncomeCategory } from "@keystead/domain/ledger";

import type { BlockedLine, BookingLine, NightLine, PriceLine, SeasonLine } from "./tables-of-bookings.ts";
import type {
  CampaignRecipe,
  LeaseRecipe,
  PropertyRecipe,
  PurchaseRecipe,
  TaskRecipe,
  UnitRecipe,
} from "./portfolio-recipe.ts";

type Common = { readonly id: string };
export type PropertyLine = Common &
  Omit<
    PropertyRecipe,
    "units" | "stays" | "costs" | "bookings" | "blocks" | "seasons" | "campaigns" | "purchase"
  > &
  Partial<PurchaseRecipe>;
export type UnitLine = Common & { readonly propertyId: string } & Omit<UnitRecipe, "lease">;
export type TenantLine = Common & { readonly propertyId: string } & LeaseRecipe["tenant"];
export type LeaseLine = Common & {
  readonly tenantId: string;
  readonly propertyId: string;
  readonly unitId: string;
  readonly currency: string;
} & Omit<LeaseRecipe, "tenant" | "behind">;
export type RentRowLine = Common & { readonly leaseId: string } & Pick<
    NewRentRow,
    "kind" | "period" | "startsOn" | "endsOn" | "dueOn" | "amountMinor"
  >;
export type PaymentLine = Common & {
  readonly leaseId: string;
  readonly rentRowId: string;
  readonly paidOn: PlainDate;
  readonly amountMinor: number;
  readonly method: "bank_transfer";
  /** Rent and charges of a month are paid in one transfer (R-C10a). */
  readonly transferId: string;
};
export type DepositLine = Common & {
  readonly leaseId: string;
  readonly kind: "received";
  readonly movedOn: PlainDate;
  readonly amountMinor: number;
  readonly method: "bank_transfer";
};
export type IncomeLine = Common & {
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly tenantId: string | null;
  readonly leaseId: string | null;
  readonly category: IncomeCategory;
  readonly amountMinor: number;
  readonly currency: string;
  readonly receivedOn: PlainDate;
  readonly method: "bank_transfer" | "card";
  readonly notes: string;
  readonly leasePaymentId: string | null;
  readonly depositMovementId: string | null;
  readonly bookingId: string | null;
};

export type ExpenseLine = Common & {
  readonly propertyId: string;
  readonly category: ExpenseCategory;
  readonly nature: ExpenseNature;
  readonly amountMinor: number;
  readonly currency: string;
  readonly spentOn: PlainDate;
  readonly notes: string;
};

export type TaskLine = Common & {
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly leaseId: string | null;
  readonly tenantId: string | null;
  readonly seriesId: string | null;
} & Omit<TaskRecipe, "at">;

export type CampaignLine = Common & {
  readonly propertyId: string;
  readonly expenseId: string | null;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
  readonly notes: string;
} & Omit<CampaignRecipe, "from" | "to" | "note" | "billOn">;

/** Plain rows, parents first, ready to be stored. */
export type PortfolioTables = {
  readonly properties: readonly PropertyLine[];
  readonly units: readonly UnitLine[];
  readonly tenants: readonly TenantLine[];
  readonly leases: readonly LeaseLine[];
  readonly rentRows: readonly RentRowLine[];
  readonly payments: readonly PaymentLine[];
  readonly deposits: readonly DepositLine[];
  readonly income: readonly IncomeLine[];
  readonly expenses: readonly ExpenseLine[];
  readonly campaigns: readonly CampaignLine[];
  readonly tasks: readonly TaskLine[];
  readonly bookings: readonly BookingLine[];
  readonly nights: readonly NightLine[];
  readonly priceLines: readonly PriceLine[];
  readonly blocked: readonly BlockedLine[];
  readonly seasons: readonly SeasonLine[];
};

/** The same tables while rows are being added. */
export type Tables = { [Name in keyof PortfolioTables]: PortfolioTables[Name][number][] };
