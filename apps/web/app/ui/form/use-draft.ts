import { useState } from "react";

import type { FieldOf } from "./form-reading.ts";

export type Draft<Values> = {
  readonly values: Values;
  readonly dirty: boolean;
  /** For a change that builds on what is there now, such as an item added to a list. */
  readonly change: (change: (values: Values) => Values) => void;
  readonly reset: (values: Values) => void;
  /** Stored values that came meanwhile, and what the fields show now; which fields were left is remembered. */
  readonly rebase: (base: Values, values: Values) => void;
  /** These values are stored; what was typed since is not. */
  readonly settle: (values: Values) => void;
  /** Problems are shown at fields that were left, and at all after a try to save. */
  readonly leave: (field: FieldOf<Values>) => void;
  readonly shows: (field: FieldOf<Values>) => boolean;
  readonly showAll: () => void;
};

/** What is typed into a form, apart from what is stored, with the memory of which fields were left. */
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
