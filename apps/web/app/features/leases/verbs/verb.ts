import type { LeaseView, TransferView } from "@keystead/contract/leases";
import type { DepositMovementType } from "@keystead/domain/leases";

import type { LetterPreset } from "../../letters/public.ts";
import type { PayLine } from "../payments/pay-sheet/pay-lines.ts";

/** What can be done to a lease beside paying its rent: one short form each. */
export type Verb =
  | { readonly kind: "changeRent" }
  /** From which month is asked for first. */
  | { readonly kind: "trackFrom"; readonly from: string }
  | { readonly kind: "addCharge" }
  | { readonly kind: "waive"; readonly lines: readonly PayLine[] }
  | { readonly kind: "end" }
  | { readonly kind: "extend" }
  | { readonly kind: "move" }
  | { readonly kind: "settle" }
  | { readonly kind: "index" }
  | { readonly kind: "steps" }
  | { readonly kind: "remind" }
  /** What is written to the tenant from its books. */
  | { readonly kind: "letter"; readonly preset?: LetterPreset }
  | {
      readonly kind: "deposit";
      readonly move: DepositMovementType;
      readonly lines: readonly PayLine[];
    }
  | { readonly kind: "refund"; readonly transfer: TransferView }
  | { readonly kind: "editPayment"; readonly payment: LeaseView["payments"][number] };

/** What a verb's form is given; mount it when the verb is chosen. */
export type VerbFormProps<Kind extends Verb["kind"]> = {
  readonly lease: LeaseView;
  readonly verb: Extract<Verb, { kind: Kind }>;
  readonly onClose: () => void;
};
