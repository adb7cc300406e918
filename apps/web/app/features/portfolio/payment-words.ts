import type { PaymentDue } from "@keystead/contract/portfolio";

import { formatMonth } from "../../lib/format.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import type { OpenRow } from "../leases/public.ts";

export function keyOf({ leaseId, rowRef }: PaymentDue): string {
  return `${leaseId} ${rowRef}`;
}

/** Where it is paid for, and what: "Lindenhof · Flat 1", "March". */
export function usePaymentWords(): (row: PaymentDue) => { readonly place: string; readonly what: string } {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  return ({ propertyName, unitName, period, kind }) => {
    const month = formatMonth(period, language, "name");
    return {
      place: unitName === null ? propertyName : `${propertyName} · ${unitName}`,
      what: kind === "rent" ? month : t(`row.${kind}`, { month }),
    };
  };
}

/** The row as the payment form takes it. */
export function openRow({ rowRef, kind, period, dueOn, outstanding }: PaymentDue): OpenRow {
  return { ref: rowRef, kind, period, dueOn, outstanding };
}
