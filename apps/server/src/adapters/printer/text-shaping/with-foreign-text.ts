import type { NotoParts } from "../noto-parts.ts";
import { textRuns } from "./text-runs.ts";

/**
 * The document definition with each text split into the runs in which it is drawn. Text that Roboto can draw stays as
 * it is.
 */
export function withForeignText(definition: object, parts: NotoParts): object {
  return inRuns(definition, parts) as object;
}

/** Not drawn: table layout, and the metadata of the file. */
const NO_TEXT: readonly string[] = ["layout", "info", "defaultStyle"];

function inRuns(node: unknown, parts: NotoParts): unknown {
  if (Array.isArray(node)) return node.map((one) => inRuns(one, parts));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]: [string, unknown]) => {
      if (NO_TEXT.includes(name)) return [name, value];
      if (name === "text") return [name, textIn(value, parts)];
      // A footer is a function of the page number.
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
    // In pdfmake a text does not pass its style on to the texts inside it.
    return Array.isArray(runs) ? runs.map((run: object) => ({ ...one, ...run })) : { ...one, text: runs };
  });
}
