import type { LeaseView } from "@keystead/contract/leases";
import type { PlainDate } from "@keystead/domain/calendar";
import type { LeaseTerms } from "@keystead/domain/leases";

import type { Form } from "../../../ui/form/use-form.ts";
import type { LeaseFormValues } from "./lease-form-values.ts";

export type LeaseFieldsProps = {
  readonly form: Form<LeaseFormValues>;
  readonly lease: LeaseView | null;
  readonly currency: string;
  /** The property's currency; the lease's own until another property is chosen (R-C01). */
  readonly usualCurrency: string;
  readonly today: PlainDate;
  readonly terms: LeaseTerms | null;
};
