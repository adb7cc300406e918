import type { ReactNode } from "react";

import type { FieldOf } from "./form-reading.ts";

/** The event of an input. */
type Typing = { readonly currentTarget: { readonly value: string } };

type ControlProps<Value, Next> = {
  readonly id: string;
  readonly value: Value;
  readonly onChange: (next: Next) => void;
  readonly onBlur: () => void;
  readonly error: ReactNode;
};

export type FieldProps<Value> = ControlProps<Value, Value | Typing>;
export type ChoiceProps<Value> = ControlProps<Value, string | null | Typing>;
export type ToggleProps = {
  readonly id: string;
  readonly checked: boolean;
  readonly onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) => void;
};

type ToggleOf<Values> = {
  [Field in FieldOf<Values>]: Values[Field] extends boolean ? Field : never;
}[FieldOf<Values>];

/** The props of a control, ours or Mantine's, for handlers that get an event or a value. */
export type FormFields<Values> = {
  readonly field: <Field extends FieldOf<Values>>(name: Field) => FieldProps<Values[Field]>;
  /** One of a few values; any other is ignored. */
  readonly choice: <Field extends FieldOf<Values>>(
    name: Field,
    among: readonly Values[Field][],
  ) => ChoiceProps<Values[Field]>;
  readonly toggle: (name: ToggleOf<Values>) => ToggleProps;
};

export type Drawn<Values> = {
  readonly values: Values;
  readonly id: (name: FieldOf<Values>) => string;
  readonly write: (name: FieldOf<Values>, value: unknown) => void;
  readonly leave: (name: FieldOf<Values>) => void;
  readonly problemOf: (name: FieldOf<Values>) => ReactNode;
};

export function fieldsOfForm<Values extends object>(form: Drawn<Values>): FormFields<Values> {
  const { values, id, write, leave, problemOf } = form;
  const controlled = <Field extends FieldOf<Values>>(name: Field) => ({
    id: id(name),
    value: values[name],
    onBlur: () => {
      leave(name);
    },
    error: problemOf(name),
  });
  return {
    field: (name) => ({
      ...controlled(name),
      onChange: (next) => {
        write(name, isTyping(next) ? next.currentTarget.value : next);
      },
    }),
    choice: (name, among) => ({
      ...controlled(name),
      onChange: (next) => {
        const chosen = isTyping(next) ? next.currentTarget.value : next;
        const found = among.find((one) => one === chosen);
        if (found !== undefined) write(name, found);
      },
    }),
    toggle: (name) => ({
      id: id(name),
      checked: values[name] === true,
      onChange: (event) => {
        write(name, event.currentTarget.checked);
      },
    }),
  };
}

function isTyping(next: unknown): next is Typing {
  return typeof next === "object" && next !== null && "currentTarget" in next;
}
