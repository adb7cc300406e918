import { NativeSelect } from "@mantine/core";
import { type Book, bookWords, expenseNatures } from "@keystead/domain/ledger";

import type { FormFields } from "../../../ui/form/fields-of-form.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { PropertySelect, UnitSelect } from "../../properties/public.ts";
import { useBookMessages } from "../books/use-book-messages.ts";

type Rentable = {
  readonly propertyId: string;
  /** Empty for the whole property. */
  readonly unitId: string;
};
type Named = { readonly id: string; readonly name: string };

type RentableFieldsProps = {
  readonly values: Rentable;
  readonly field: FormFields<Rentable>["field"];
  /** The current rentable, so that its names need no query; null for a new record. */
  readonly of: { readonly property: Named; readonly unit: Named | null } | null;
  /** Called when the property changes, since units belong to one property. */
  readonly onProperty: (propertyId: string) => void;
};

/** The rentable of a record, or of each occurrence of a series. */
export function RentableFields({
  values: { propertyId, unitId },
  field,
  of,
  onProperty,
}: RentableFieldsProps) {
  const { t } = useTranslation("record-form");
  return (
    <>
      <PropertySelect
        {...field("propertyId")}
        label={t("property")}
        value={propertyId}
        name={of?.property.id === propertyId ? of.property.name : undefined}
        autoFocus={of === null && propertyId === ""}
        onChange={onProperty}
      />
      {propertyId === "" ? null : (
        <UnitSelect
          {...field("unitId")}
          key={propertyId}
          label={t("unit")}
          whole={t("whole")}
          propertyId={propertyId}
          name={of?.unit?.id === unitId ? of.unit.name : undefined}
        />
      )}
    </>
  );
}

type Kind = { readonly category: string; readonly nature: string };

type KindFieldsProps = {
  readonly book: Book;
  readonly values: Kind;
  readonly choice: FormFields<Kind>["choice"];
  readonly problem: React.ReactNode;
};

/** Category and nature; nothing is preselected. */
export function KindFields({ book, values, choice, problem }: KindFieldsProps) {
  const { t } = useTranslation("record-form");
  const wordOf = useBookMessages(book);
  const { categories, natures } = bookWords[book];
  const nature = expenseNatures.find((one) => one === values.nature) ?? "operating";
  return (
    <>
      <NativeSelect
        label={t("category")}
        {...choice("category", ["", ...categories])}
        error={problem}
        description={
          book === "income" && (values.category === "rent" || values.category === "deposit")
            ? t("ofLease")
            : undefined
        }
        data={[
          { value: "", label: t("choose"), disabled: true },
          ...categories.map((value) => ({ value, label: wordOf("category", value) })),
        ]}
      />
      <NativeSelect
        label={t("nature")}
        {...choice("nature", natures)}
        description={t(`natureHint.${nature}`)}
        data={natures.map((value) => ({ value, label: wordOf("nature", value) }))}
      />
    </>
  );
}
