import type { Language } from "@keystead/domain/languages";
import type { PublicTool } from "@keystead/domain/tools";
import type en from "@keystead/messages/en/tools.json";

import { formatAmountInput, formatDecimal } from "../../../lib/format/format.ts";
import { inEveryLanguage } from "../../../lib/language/in-every-language.ts";
import { toolFigures } from "./tool-figures.ts";
import type { ToolView } from "./tool-view.ts";

const words = inEveryLanguage(
  import.meta.glob<typeof en>("../../../../../../packages/messages/*/tools.json", {
    eager: true,
    import: "default",
  }),
);

type Field = { readonly name: string; readonly example: string; readonly kind: "amount" | "decimal" | "day" };

/** The fields of each tool in their order, with the example from its page. */
const toolFields: Readonly<Record<PublicTool, readonly Field[]>> = {
  rental_yield: [
    { name: "rent", example: "950", kind: "amount" },
    { name: "price", example: "210000", kind: "amount" },
    { name: "buying", example: "26000", kind: "amount" },
    { name: "costs", example: "3215", kind: "amount" },
  ],
  rent_index: [
    { name: "rent", example: "850", kind: "amount" },
    { name: "oldIndex", example: "112.6", kind: "decimal" },
    { name: "newIndex", example: "118.4", kind: "decimal" },
    { name: "share", example: "100", kind: "decimal" },
  ],
  deposit_interest: [
    { name: "deposit", example: "1900", kind: "amount" },
    { name: "rate", example: "1.5", kind: "decimal" },
    { name: "from", example: "2026-03-01", kind: "day" },
    { name: "until", example: "2026-08-31", kind: "day" },
  ],
  mortgage_payment: [
    { name: "price", example: "210000", kind: "amount" },
    { name: "down", example: "60000", kind: "amount" },
    { name: "rate", example: "3.5", kind: "decimal" },
    { name: "years", example: "25", kind: "decimal" },
  ],
};

/**
 * A tool with the values in the address, or with its example if there are none: a form submitted without a script gets
 * its result this way.
 */
export function toolView(tool: PublicTool, language: Language, search: URLSearchParams): ToolView {
  const text = words[language];
  const { title, formula, fields: labels, lines } = text[tool];
  const named: Readonly<Record<string, string>> = labels;
  const hasInput = toolFields[tool].some(({ name }) => search.has(name));
  const fields = toolFields[tool].map(({ name, example, kind }) => ({
    name,
    label: named[name] ?? "",
    kind: kind === "day" ? ("day" as const) : ("number" as const),
    value: hasInput ? (search.get(name) ?? "").slice(0, 40) : writtenIn(language, { example, kind }),
  }));
  const input = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const figures = toolFigures(tool, input, language);
  return {
    tool,
    title,
    formula,
    fields,
    hasFigures: figures !== null,
    lines: Object.values(lines).map((label, at) => ({ label, value: figures?.[at] ?? "" })),
    words: { button: text.button, problem: text.problem, note: text.note, how: text.how },
  };
}

function writtenIn(language: Language, { example, kind }: Pick<Field, "example" | "kind">): string {
  if (kind === "day") return example;
  return kind === "amount" ? formatAmountInput(example, language) : formatDecimal(example, language);
}
