import { useState } from "react";

export type Draft<Values> = {
  readonly values: Values;
  readonly dirty: boolean;
  readonly set: <Field extends keyof Values>(field: Field, value: Values[Field]) => void;
  /** For a change that builds on what is there now, such as an item added to a list. */
  readonly change: (change: (values: Values) => Values) => void;
  readonly reset: (values: Values) => void;
  /** Stored values that came meanwhile, and what the fields show now; which fields were left is remembered. */
  readonly rebase: (base: Values, values: Values) => void;
  /** Errors are shown for fields that were left, and for all after a try to save. */
  readonly leave: (field: keyof Values) => void;
  readonly shows: (field: keyof Values) => boolean;
  readonly showAll: () => void;
};

/** What is typed into a form, apart from what is stored, with the memory of which fields were left. */
export function useDraft<Values extends object>(initial: Values): Draft<Values> {
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<readonly (keyof Values)[]>([]);
  const [all, setAll] = useState(false);
  return {
    values,
    dirty: JSON.stringify(values) !== JSON.stringify(base),
    set: (field, value) => {
      setValues((was) => ({ ...was, [field]: value }));
    },
    change: setValues,
    reset: (next) => {
      setBase(next);
      setValues(next);
      setLeft([]);
      setAll(false);
    },
    rebase: (next, shown) => {
      setBase(next);
      setValues(shown);
    },
    leave: (field) => {
      if (values[field] !== base[field]) setLeft((was) => [...was, field]);
    },
    shows: (field) => all || left.includes(field),
    showAll: () => {
      setAll(true);
    },
  };
}

/** The first field with an error gets the focus; the frame waits until the errors are drawn. */
export function focusField(id: string): void {
  requestAnimationFrame(() => {
    document.getElementById(id)?.focus();
  });
}
