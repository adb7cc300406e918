import type { LeaseView } from "@keystead/contract/leases";
import type { PlainDate } from "@keystead/domain/calendar";
import type { LeaseTerms } from "@keystead/domain/leases";

import type { LeaseField, LeaseFormValues } from "./lease-form-values.ts";

export type LeaseFieldsProps = {
  readonly values: LeaseFormValues;
  readonly onChange: (change: Partial<LeaseFormValues>) => void;
  readonly lease: LeaseView | null;
  readonly currency: string;
  /** Of the property; the lease's own unless another is chosen (R-C01). */
  readonly usualCurrency: string;
  readonly today: PlainDate;
  readonly wrong: (field: LeaseField) => boolean;
  readonly terms: LeaseTerms | null;
};

export type PartProps = LeaseFieldsProps & { readonly problem: (field: LeaseField) => string | undefined };
