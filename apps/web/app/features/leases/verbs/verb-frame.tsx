import { ENTRY_NOTE_LIMIT } from "@keystead/domain/leases";
import { Textarea } from "@mantine/core";
import "../../../ui/form.css";
import type { ReactNode } from "react";

import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import type { FieldProps } from "../../../ui/form/fields-of-form.ts";
import type { Form, FormFrame } from "../../../ui/form/use-form.ts";
import { LazyLimitPanel } from "../../session/public.ts";
import { SaveWarnings } from "../form/save-warnings.tsx";
import type { Warned } from "../../../ui/form/save-anyway.tsx";

type VerbFrameProps = {
  readonly form: FormFrame & Warned & Pick<Form<object>, "limit" | "closeLimit">;
  /** The name of the action, as the title and on the button. */
  readonly title: string;
  readonly help?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A dialog above the form. */
  readonly question?: ReactNode;
};

/** The frame around the fields of all verbs of a lease. */
export function VerbFrame({ form, title, help, onClose, children, question }: VerbFrameProps) {
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={title}
      submitLabel={title}
      question={
        form.limit === null ? question : <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />
      }
    >
      <div className="ks-form">
        {help === undefined ? null : <p className="ks-second">{help}</p>}
        {children}
        <SaveWarnings form={form} />
      </div>
    </FormDrawer>
  );
}

/** A reason or a note. */
export function NoteField({ label, ...field }: FieldProps<string> & { readonly label: string }) {
  return <Textarea {...field} label={label} autosize minRows={2} maxLength={ENTRY_NOTE_LIMIT} />;
}
