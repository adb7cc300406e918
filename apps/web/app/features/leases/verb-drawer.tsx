import type { LeaseView } from "@keystead/contract/leases";

import { LetterDrawer } from "../letters/public.ts";
import { AddChargeForm } from "./add-charge-form.tsx";
import { ChangeRentForm } from "./change-rent-form.tsx";
import { DepositForm } from "./deposit-form.tsx";
import { EditPaymentForm } from "./edit-payment-form.tsx";
import { ExtendForm } from "./extend-form.tsx";
import { EndForm, IndexForm, MoveForm, ReminderForm, SettleForm, StepsForm } from "./lazy-verbs.ts";
import { RefundForm } from "./refund-form.tsx";
import { TrackFromForm } from "./track-from-form.tsx";
import type { Verb } from "./verb.ts";
import { WaiveForm } from "./waive-form.tsx";

type VerbDrawerProps = { readonly lease: LeaseView; readonly verb: Verb; readonly onClose: () => void };

/** The short form of the verb that was chosen. */
export function VerbDrawer({ verb, ...rest }: VerbDrawerProps) {
  const { lease, onClose } = rest;
  switch (verb.kind) {
    case "changeRent":
      return <ChangeRentForm {...rest} verb={verb} />;
    case "trackFrom":
      return <TrackFromForm {...rest} verb={verb} />;
    case "addCharge":
      return <AddChargeForm {...rest} verb={verb} />;
    case "waive":
      return <WaiveForm {...rest} verb={verb} />;
    case "end":
      return <EndForm {...rest} verb={verb} />;
    case "move":
      return <MoveForm {...rest} verb={verb} />;
    case "settle":
      return <SettleForm {...rest} verb={verb} />;
    case "index":
      return <IndexForm {...rest} verb={verb} />;
    case "steps":
      return <StepsForm {...rest} verb={verb} />;
    case "remind":
      return <ReminderForm {...rest} verb={verb} />;
    case "extend":
      return <ExtendForm {...rest} verb={verb} />;
    case "deposit":
      return <DepositForm {...rest} verb={verb} />;
    case "refund":
      return <RefundForm {...rest} verb={verb} />;
    case "letter":
      return (
        <LetterDrawer
          leases={[{ id: lease.id, name: lease.tenant.name }]}
          preset={verb.preset}
          onClose={onClose}
        />
      );
    case "editPayment":
      return <EditPaymentForm {...rest} verb={verb} />;
  }
}
