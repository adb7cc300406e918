import type { LeaseView } from "@keystead/contract/leases";

import { LazyLetterDrawer } from "../../letters/public.ts";
import { AddChargeForm } from "../charges/add-charge-form.tsx";
import { ChangeRentForm } from "../rent-changes/change-rent-form.tsx";
import { DepositForm } from "../deposits/deposit-form.tsx";
import { EditPaymentForm } from "../payments/edit-payment-form.tsx";
import { ExtendForm } from "../end/extend-form.tsx";
import {
  LazyEndForm,
  LazyIndexForm,
  LazyMoveForm,
  LazyReminderForm,
  LazySettleForm,
  LazyStepsForm,
} from "../lazy-verbs.ts";
import { RefundForm } from "../payments/refund-form.tsx";
import { TrackFromForm } from "../form/track-from-form.tsx";
import type { Verb } from "./verb.ts";
import { WaiveForm } from "../charges/waive-form.tsx";

type VerbDrawerProps = { readonly lease: LeaseView; readonly verb: Verb; readonly onClose: () => void };

/** Renders the form of the chosen verb. */
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
      return <LazyEndForm {...rest} verb={verb} />;
    case "move":
      return <LazyMoveForm {...rest} verb={verb} />;
    case "settle":
      return <LazySettleForm {...rest} verb={verb} />;
    case "index":
      return <LazyIndexForm {...rest} verb={verb} />;
    case "steps":
      return <LazyStepsForm {...rest} verb={verb} />;
    case "remind":
      return <LazyReminderForm {...rest} verb={verb} />;
    case "extend":
      return <ExtendForm {...rest} verb={verb} />;
    case "deposit":
      return <DepositForm {...rest} verb={verb} />;
    case "refund":
      return <RefundForm {...rest} verb={verb} />;
    case "letter":
      return (
        <LazyLetterDrawer
          leases={[{ id: lease.id, name: lease.tenant.name }]}
          preset={verb.preset}
          onClose={onClose}
        />
      );
    case "editPayment":
      return <EditPaymentForm {...rest} verb={verb} />;
  }
}
