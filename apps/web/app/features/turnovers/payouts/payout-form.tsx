import type { PayoutView } from "@keystead/contract/turnovers";
import { paymentMethods } from "@keystead/domain/ledger";
import { sumByCurrency } from "@keystead/domain/money";
import { NativeSelect } from "@mantine/core";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatMoney } from "../../../lib/format/format.ts";
import { lastMethod, rememberMethod } from "../../../lib/last-method.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput, SHOWN_BY_FIELD } from "../../../ui/form/input-fields.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyLimitPanel } from "../../session/public.ts";
import "../../../ui/form.css";
import "./payouts.css";

type PayoutFormProps = { readonly lines: readonly PayoutView[]; readonly onClose: () => void };

/**
 * R-E07: when and how the amounts owed were paid. One transfer may pay for several turnovers; each becomes its own
 * expense.
 */
export function PayoutForm({ lines, onClose }: PayoutFormProps) {
  const { t } = useTranslation(["payouts", "ledger"]);
  const language = useLanguage();
  const changed = useChanged();
  const today = todayHere();
  const count = lines.length;
  const form = useForm({
    name: "payouts",
    values: () => ({ paidOn: today as string, method: lastMethod() }),
    read: (values) => together({ paidOn: dayInput(values.paidOn, today), method: anything(values.method) }),
    words: (code) => (code === SHOWN_BY_FIELD ? null : t("form.problem")),
    send: (fields) =>
      api.turnovers.pay({ turnovers: lines.map(({ id, version }) => ({ id, version })), ...fields }),
    onSent: async (_saved, { input }) => {
      rememberMethod(input.method);
      onClose();
      toast.success(t("form.saved", { count }));
      await changed("record");
    },
  });
  const sums = sumByCurrency(lines.map(({ fee, currency }) => ({ amount: fee, currency })));
  return (
    <>
      <FormDrawer
        form={form}
        onClose={onClose}
        title={t("form.title", { count })}
        submitLabel={t("form.submit")}
      >
        <p className="ks-payouts-sum">
          {sums.map((sum) => formatMoney(sum, language)).join(" · ")}
          <span className="ks-second">
            {[...new Set(lines.map(({ cleaner }) => cleaner?.name ?? t("nobody")))].join(", ")}
          </span>
        </p>
        <DateField {...form.field("paidOn")} label={t("form.paidOn")} today={today} />
        <NativeSelect
          {...form.choice("method", paymentMethods)}
          label={t("form.method")}
          data={paymentMethods.map((value) => ({ value, label: t(`ledger:method.${value}`) }))}
        />
        <p className="ks-form-note">{t("form.note")}</p>
      </FormDrawer>
      <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />
    </>
  );
}
