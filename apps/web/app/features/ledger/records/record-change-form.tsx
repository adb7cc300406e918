import { NativeSelect } from "@mantine/core";
import { type Book, bookWords } from "@keystead/domain/ledger";

import { api } from "../../../lib/api.ts";
import { useUndo } from "../../../lib/records/use-undo.ts";
import { useChanged } from "../../../lib/changed.ts";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { judged } from "../../../ui/form/form-reading.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { PropertySelect } from "../../properties/public.ts";
import { type BookRecord, isChangeable, isSplit } from "./book-record.ts";
import { expenseChange, incomeChange, type EditedRecordFields } from "./record-values.ts";
import { useBookMessages } from "../books/use-book-messages.ts";

/** The problems of a field that have a message. */
const codes = ["NOTHING_CHOSEN", "SPLIT_CHOSEN"] as const;

type ChangeFormProps = {
  readonly book: Book;
  readonly records: readonly BookRecord[];
  readonly onClose: () => void;
};

type Values = Readonly<Record<"category" | "nature" | "propertyId", string>>;
type Change = Partial<Pick<EditedRecordFields, "category" | "nature" | "propertyId">>;

/** Sets a field of several records at once; those that belong elsewhere stay, and their number is shown. */
export function RecordChangeForm({ book, records, onClose }: ChangeFormProps) {
  const { t } = useTranslation("record-form");
  const wordOf = useBookMessages(book);
  const { categories, natures } = bookWords[book];
  const changing = records.filter(isChangeable);
  const form = useChangeForm({ book, records: changing, onClose });
  const words = (field: "category" | "nature", all: readonly string[]) => [
    { value: "", label: t("several.same") },
    ...all.map((value) => ({ value, label: wordOf(field, value) })),
  ];
  const others = records.length - changing.length;
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={t("several.title", { count: changing.length })}
      submitLabel={t("several.save")}
    >
      <p className="ks-second">
        {t("several.hint")} {others === 0 ? null : t("several.others", { count: others })}
      </p>
      <NativeSelect
        label={t("category")}
        {...form.choice("category", ["", ...categories])}
        error={form.problemOf("category")}
        data={words("category", categories)}
      />
      <NativeSelect
        label={t("nature")}
        {...form.choice("nature", ["", ...natures])}
        data={words("nature", natures)}
      />
      <PropertySelect
        {...form.field("propertyId")}
        label={t("property")}
        value={form.values.propertyId}
        onChange={(propertyId) => {
          form.set("propertyId", propertyId);
        }}
      />
    </FormDrawer>
  );
}

function useChangeForm({ book, records, onClose }: ChangeFormProps) {
  const { t } = useTranslation("record-form");
  const changed = useChanged();
  const offerUndo = useUndo("record");
  const known = records.map(({ id, version }) => ({ id, version }));
  return useForm({
    name: "several",
    values: { category: "", nature: "", propertyId: "" },
    read: ({ category, nature, propertyId }) => {
      const change: Change = {
        ...(category === "" ? {} : { category }),
        ...(nature === "" ? {} : { nature }),
        ...(propertyId === "" ? {} : { propertyId }),
      };
      const empty = Object.keys(change).length === 0;
      return judged<Values, Change>(
        [
          ...(empty ? [{ field: "category" as const, code: "NOTHING_CHOSEN" as const }] : []),
          // The property of a split bill is set by its parts.
          ...(propertyId !== "" && records.some(isSplit)
            ? [{ field: "propertyId" as const, code: "SPLIT_CHOSEN" as const }]
            : []),
        ],
        change,
      );
    },
    words: (code) => {
      const known = codes.find((one) => one === code);
      return known === undefined ? null : t(`problem.${known}`);
    },
    send: (change: Change) =>
      changeRecords(
        book,
        known.map((one) => ({ ...one, ...change })),
      ),
    onSent: async (were) => {
      onClose();
      if (were.length === 0) toast.information(t("several.none"));
      else
        offerUndo({
          message: t("several.saved", { count: were.length }),
          takeBack: () => changeRecords(book, were),
        });
      await changed("record");
    },
  });
}

/** A record with the fields to change. */
type RecordStep = { readonly id: string; readonly version: number } & Partial<
  Pick<EditedRecordFields, "propertyId" | "unitId" | "category" | "nature">
>;

/** Changes all records or none; returns their previous values, which undo the change when passed in again. */
async function changeRecords(book: Book, records: readonly RecordStep[]): Promise<readonly RecordStep[]> {
  const steps = <Made,>(changeOf: (fields: Partial<EditedRecordFields>) => Made) =>
    records.map(({ id, version, ...fields }) => ({ id, version, ...changeOf(fields) }));
  const answer =
    book === "income"
      ? await api.income.change({ records: steps(incomeChange) })
      : await api.expenses.change({ records: steps(expenseChange) });
  return answer.records;
}
