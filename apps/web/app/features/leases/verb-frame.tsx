import { ENTRY_NOTE_LIMIT } from "@keystead/domain/leases";
import { NativeSelect, Textarea } from "@mantine/core";
import "../../ui/form.css";
import type { ReactNode } from "react";

import { formatMoney } from "../../lib/format.ts";
import { FormDrawer } from "../../ui/form/form-drawer.tsx";
import type { FieldProps } from "../../ui/form/form-fields.ts";
import type { FormFrame } from "../../ui/form/use-form.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { type OpenRow, useRowTitle } from "./open-rows.ts";
import { SaveWarnings, type Warned } from "./save-warnings.tsx";
import { useTranslation } from "../../ui/use-translation.ts";

type VerbFrameProps = {
  readonly form: FormFrame & Warned;
  /** Says what is done, above the form and on its button. */
  readonly title: string;
  readonly help?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A dialog above the form. */
  readonly question?: ReactNode;
};

/** What all verbs of a lease have around their fields. */
export function VerbFrame({ form, title, help, onClose, children, question }: VerbFrameProps) {
  return (
    <FormDrawer form={form} onClose={onClose} title={title} submitLabel={title} question={question}>
      <div className="ks-form">
        {help === undefined ? null : <p className="ks-second">{help}</p>}
        {children}
        <SaveWarnings form={form} />
      </div>
    </FormDrawer>
  );
}

type RowSelectProps = FieldProps<string> & {
  readonly rows: readonly OpenRow[];
  readonly currency: string;
  /** Stands first: no row at all. */
  readonly none?: string;
};

/** One of the rows that are open, by its month and what is open on it. */
export function RowSelect({ rows, currency, none, ...field }: RowSelectProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const titleOf = useRowTitle();
  if (rows.length === 0) return null;
  return (
    <NativeSelect
      {...field}
      label={t("row")}
      data={[
        ...(none === undefined ? [] : [{ value: "", label: none }]),
        ...rows.map((row) => ({
          value: row.ref,
          label: `${titleOf(row)} · ${formatMoney({ amount: row.outstanding, currency }, language)}`,
        })),
      ]}
    />
  );
}

/** Why, or what is worth knowing of it. */
export function NoteField({ label, ...field }: FieldProps<string> & { readonly label: string }) {
  return <Textarea {...field} label={label} autosize minRows={2} maxLength={ENTRY_NOTE_LIMIT} />;
}
