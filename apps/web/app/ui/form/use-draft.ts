import { useState } from "react";

import type { FieldOf } from "./form-reading.ts";

export type Draft<Values> = {
  readonly values: Values;
  readonly dirty: boolean;
  /** For a change that builds on the current values, such as adding an item to a list. */
  readonly change: (change: (values: Values) => Values) => void;
  readonly reset: (values: Values) => void;
  /** Sets the stored values and what the fields show now; which fields were left is remembered. */
  readonly rebase: (base: Values, values: Values | ((values: Values) => Values)) => void;
  /** Marks these values as stored; anything typed since stays unsaved. */
  readonly settle: (values: Values) => void;
  /** Shows problems at a field after it is left; at all fields after a try to save. */
  readonly leave: (field: FieldOf<Values>) => void;
  readonly shows: (field: FieldOf<Values>) => boolean;
  readonly showAll: () => void;
};

/** What is typed into a form, as distinct from what is stored, and which fields were left. */
export function useDraft<Values extends object>(
  initial: Values | (() => Values),
  judgesUntouched: boolean,
): Draft<Values> {
  const [values, setValues] = useState(initial);
  const [base, setBase] = useState(values);
  const [left, setLeft] = useState<readonly FieldOf<Values>[]>([]);
  const [all, setAll] = useState(false);
  const forget = () => {
    setLeft([]);
    setAll(false);
  };
  return {
    values,
    dirty: JSON.stringify(values) !== JSON.stringify(base),
    change: setValues,
    reset: (next) => {
      setBase(next);
      setValues(next);
      forget();
    },
    rebase: (next, shown) => {
      setBase(next);
      setValues(shown);
    },
    settle: (next) => {
      setBase(next);
      forget();
    },
    leave: (field) => {
      if (judgesUntouched || values[field] !== base[field]) setLeft((was) => [...was, field]);
    },
    shows: (field) => all || left.includes(field),
    showAll: () => {
      setAll(true);
    },
  };
}
