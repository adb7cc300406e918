import type { NotoParts } from "../noto-parts.ts";
import { textRuns } from "./text-runs.ts";

/** The definition of a document with each of its texts in the runs in which it is drawn. What Roboto draws stays as it is. */
export function withForeignText(definition: object, parts: NotoParts): object {
  return inRuns(definition, parts) as object;
}

/** What is not drawn: how a table looks, and what stands in the file beside its pages. */
const NO_TEXT: readonly string[] = ["layout", "info", "defaultStyle"];

function inRuns(node: unknown, parts: NotoParts): unknown {
  if (Array.isArray(node)) return node.map((one) => inRuns(one, parts));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]: [string, unknown]) => {
      if (NO_TEXT.includes(name)) return [name, value];
      if (name === "text") return [name, textIn(value, parts)];
      // A footer is asked for with the number of its page.
      if (typeof value === "function")
        return [
          name,
          (...given: unknown[]) => inRuns((value as (...of: unknown[]) => unknown)(...given), parts),
        ];
      return [name, inRuns(value, parts)];
    }),
  );
}

function textIn(value: unknown, parts: NotoParts): unknown {
  if (typeof value === "string") return textRuns(value, parts);
  if (!Array.isArray(value)) return value;
  return value.flatMap((one: unknown) => {
    if (typeof one === "string") return textRuns(one, parts);
    if (typeof one !== "object" || one === null || !("text" in one)) return one;
    const runs = textIn(one.text, parts);
    // pdfmake gives the style of a text to no text within it.
    return Array.isArray(runs) ? runs.map((run: object) => ({ ...one, ...run })) : { ...one, text: runs };
  });
}
