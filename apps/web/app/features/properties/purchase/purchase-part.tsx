import type { PropertyView } from "@keystead/contract/properties";
import { purchaseFields } from "@keystead/domain/properties";
import { Suspense } from "react";

import { withMessages } from "../../../lib/messages.ts";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { MoreFields } from "../../../ui/form/more-fields.tsx";
import type { RecordFormState } from "../../../ui/form/use-record-form.tsx";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { PropertyValues } from "../form/property-values.ts";

const loadPurchaseFields = withMessages(
  import.meta.glob("../../../../../../packages/messages/*/{purchase,shared/*}.json", { import: "default" }),
  () => import("./purchase-fields.tsx"),
);
const PurchaseFields = lazyPart(async () => (await loadPurchaseFields()).PurchaseFields);

type PurchasePartProps = {
  readonly form: RecordFormState<PropertyValues, PropertyView, "another">;
  /** Open from the start, because a link leads to one of its fields. */
  readonly requested: boolean;
};

/** Purchase price and loan of a property (R-F13): folded at first, loaded when opened. */
export function PurchasePart({ form, requested }: PurchasePartProps) {
  const { t } = useTranslation("purchase");
  const isMarked = purchaseFields.some((field) => form.problemOf(field) !== null);
  return (
    <MoreFields title={t("title")} opened={requested || isMarked}>
      {(opened) =>
        opened ? (
          <Suspense fallback={<Skeleton rows={4} />}>
            <PurchaseFields form={form} />
          </Suspense>
        ) : null
      }
    </MoreFields>
  );
}
