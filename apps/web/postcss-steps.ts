import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "postcss";

const tokens = readFileSync(join(import.meta.dirname, "app/ui/tokens.css"), "utf8");
const values = new Map(
  [...tokens.matchAll(/(--ks-(?:space|type)-\d):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]),
);

/**
 * Writes the value of a step where a sheet names it: no rule changes a step while a page is open, and two thousand
 * names would be bytes of every first screen.
 */
export function stepsInPlace(): Plugin {
  return {
    postcssPlugin: "keystead-steps",
    Declaration(declaration) {
      if (values.has(declaration.prop)) {
        declaration.remove();
        return;
      }
      if (!declaration.value.includes("var(--ks-")) return;
      declaration.value = declaration.value.replaceAll(
        /var\((--ks-(?:space|type)-\d)\)/g,
        (all, name: string) => values.get(name) ?? all,
      );
    },
  };
}
