import type { LeaseView, TransferView } from "@keystead/contract/leases";
import type { DepositMovementType } from "@keystead/domain/leases";

import type { LetterPreset } from "../../letters/public.ts";
import type { PayLine } from "../payments/pay-sheet/pay-lines.ts";

/** The actions on a lease besides recording rent, each with a short form. */
export type Verb =
  | { readonly kind: "changeRent" }
  /** The month to track from, preset. */
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
  /** A letter to the tenant from the books. */
  | { readonly kind: "letter"; readonly preset?: LetterPreset }
  | {
      readonly kind: "deposit";
      readonly move: DepositMovementType;
      readonly lines: readonly PayLine[];
    }
  | { readonly kind: "refund"; readonly transfer: TransferView }
  | { readonly kind: "editPayment"; readonly payment: LeaseView["payments"][number] };

/** The props of a verb's form; mount it when the verb is chosen. */
export type VerbFormProps<Kind extends Verb["kind"]> = {
  readonly lease: LeaseView;
  readonly verb: Extract<Verb, { kind: Kind }>;
  readonly onClose: () => void;
};
