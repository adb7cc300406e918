import { NativeSelect } from "@mantine/core";
import { type Book, bookWords, type PaymentMethod, paymentMethods } from "@keystead/domain/ledger";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useBookMessages } from "../../ledger/public.ts";
import { LazyPropertySelect } from "../../properties/public.ts";
import "../properties/shared-fields.css";

export type RecordShared = {
  /** Empty while none is chosen. */
  readonly propertyId: string;
  readonly category: string;
  readonly method: PaymentMethod;
  /** The currency in the amount column's title; empty if it has none. */
  readonly currency: string;
};

type RecordSharedFieldsProps = {
  readonly book: Book;
  readonly value: RecordShared;
  readonly onChange: (next: RecordShared) => void;
};

/** The property and category of all lines, for lists that have no such columns. */
export function RecordSharedFields({ book, value, onChange }: RecordSharedFieldsProps) {
  const { t } = useTranslation(["bulk", "record-form", "ledger"]);
  const wordOf = useBookMessages(book);
  return (
    <fieldset className="ks-shared-fields-line">
      <legend className="ks-second">{t("bulk:records.forAll")}</legend>
      <div className="ks-shared-fields">
        <LazyPropertySelect
          label={t("record-form:property")}
          value={value.propertyId}
          error={null}
          onChange={(propertyId) => {
            onChange({ ...value, propertyId });
          }}
        />
        <NativeSelect
          label={t("record-form:category")}
          value={value.category}
          data={[
            { value: "", label: t("bulk:records.none") },
            ...bookWords[book].categories.map((one) => ({ value: one, label: wordOf("category", one) })),
          ]}
          onChange={({ currentTarget }) => {
            onChange({ ...value, category: currentTarget.value });
          }}
        />
        {book === "expense" ? null : (
          <NativeSelect
            label={t("record-form:method")}
            value={value.method}
            data={paymentMethods.map((one) => ({ value: one, label: t(`ledger:method.${one}`) }))}
            onChange={({ currentTarget }) => {
              const method = paymentMethods.find((one) => one === currentTarget.value);
              if (method !== undefined) onChange({ ...value, method });
            }}
          />
        )}
      </div>
      {value.currency === "" ? null : (
        <p className="ks-second">{t("bulk:records.currency", { currency: value.currency })}</p>
      )}
    </fieldset>
  );
}
