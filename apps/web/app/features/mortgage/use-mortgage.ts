import { currency as currencyOf } from "@keystead/domain/money";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { useSearchParams } from "react-router";

import { useLanguage } from "../../ui/text/use-language.ts";
import {
  hasInput,
  linked,
  type MortgageLocale,
  readMortgage,
  type ReadMortgage,
  searchOf,
  type FieldInput,
  inputFrom,
  type MortgageInput,
} from "./mortgage-input.ts";

/** Browsers limit how often the address may change while somebody types. */
const SETTLED_MS = 400;

export type TypingMortgage = ReadMortgage & {
  readonly input: MortgageInput;
  readonly type: (field: FieldInput, text: string) => void;
  /** Whether to show the error: not while a field is being typed for the first time. */
  readonly isFaulty: (field: FieldInput) => boolean;
  readonly leave: (field: FieldInput) => void;
  /** No field was changed yet. */
  readonly isExample: boolean;
};

/** The input, stored in the address. */
export function useMortgage(currency: string): TypingMortgage {
  const language = useLanguage();
  const locale: MortgageLocale = { language, currency: currencyOf(currency) };
  const [search, setSearch] = useSearchParams();
  const [isGiven] = useState(() => hasInput(search));
  const [isExample, setExample] = useState(!isGiven);
  const [input, setInput] = useState(() => inputFrom(search, locale));
  const [left, setLeft] = useState<ReadonlySet<FieldInput>>(new Set());
  const keep = useDebouncedCallback((next: MortgageInput) => {
    setSearch(searchOf(next, locale), { replace: true, preventScrollReset: true });
  }, SETTLED_MS);
  const read = readMortgage(input, locale);
  return {
    ...read,
    input,
    isExample,
    type: (field, text) => {
      const leading = field === "down" || field === "share" ? field : input.leading;
      const next = linked({ ...input, [field]: text, leading }, locale);
      setInput(next);
      setExample(false);
      keep(next);
    },
    isFaulty: (field) => read.wrong.has(field) && (isGiven || left.has(field)),
    leave: (field) => {
      setLeft((before) => new Set([...before, field]));
    },
  };
}
