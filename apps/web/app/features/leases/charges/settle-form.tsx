import { Button, NativeSelect } from "@mantine/core";

import { api } from "../../../lib/api.ts";
import { formatMoney } from "../../../lib/format/format.ts";
import { isNegative, isZero, withoutSign } from "../../../lib/format/minor-units.ts";
import { useDeleteWithUndo } from "../../../lib/records/use-undo.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "../../../ui/form.css";
import { SettlementFigures } from "./settlement-figures.tsx";
import { useSettleForm } from "./use-settle-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { NoteField, VerbFrame } from "../verbs/verb-frame.tsx";

/**
 * R-C19: the yearly settlement of charges; the preview below the share shows the letter's figures before anything is
 * booked.
 */
export function SettleForm(props: VerbFormProps<"settle">) {
  const { lease, onClose } = props;
  const { t } = useTranslation(["leases", "lease-verbs"]);
  const { form, preview, waiting, early } = useSettleForm(props);
  const { values, field } = form;
  const isExtra = preview === null || !(isNegative(preview.result) || isZero(preview.result));
  return (
    <VerbFrame
      form={form}
      onClose={onClose}
      title={t("verb.settle.title")}
      help={t("lease-verbs:settle.help")}
    >
      <NativeSelect
        {...field("year")}
        label={t("lease-verbs:settle.year")}
        data={lease.yearsToSettle.map(String)}
        onChange={({ currentTarget: { value: year } }) => {
          const usual = (of: string) => t("lease-verbs:settle.usualNote", { year: of });
          form.change((was) => ({
            ...was,
            year,
            note: was.note === usual(was.year) ? usual(year) : was.note,
          }));
        }}
      />
      <Before {...props} year={Number(values.year)} />
      <MoneyInput
        {...field("share")}
        label={t("lease-verbs:settle.share")}
        currency={lease.currency}
        rule="not_negative"
        example="1320"
        autoFocus
      />
      {preview === null ? null : <SettlementFigures preview={preview} waiting={waiting} early={early} />}
      {isExtra ? (
        <DateField {...field("dueOn")} label={t("lease-verbs:settle.due")} today={lease.today} />
      ) : null}
      <NoteField {...field("note")} label={t("lease-verbs:settle.note")} />
    </VerbFrame>
  );
}

/** The result of an earlier settlement of the year, with a button to remove it. */
function Before({ lease, onClose, year }: VerbFormProps<"settle"> & { readonly year: number }) {
  const { t } = useTranslation("lease-verbs");
  const language = useLanguage();
  const deleteWithUndo = useDeleteWithUndo("money");
  const before = lease.settlements.find((one) => one.year === year);
  if (before === undefined) return null;
  const amount = formatMoney({ amount: withoutSign(before.result), currency: lease.currency }, language);
  return (
    <div className="ks-form-note">
      <p>
        {isZero(before.result)
          ? t("settle.beforeEven", { year })
          : isNegative(before.result)
            ? t("settle.beforeFavour", { year, amount })
            : t("settle.before", { year, amount })}
      </p>
      <Button
        variant="default"
        size="xs"
        onClick={() => {
          onClose();
          void deleteWithUndo({
            message: t("settle.removed", { year }),
            remove: () => api.leases.deleteSettlement({ id: lease.id, year }),
          });
        }}
      >
        {t("settle.remove")}
      </Button>
    </div>
  );
}
