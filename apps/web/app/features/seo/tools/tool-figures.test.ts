import { publicTools } from "@keystead/domain/tools";
import { describe, expect, it } from "vitest";

import { toolFigures } from "./tool-figures.ts";
import { toolView } from "./tool-view.server.ts";

const input = {
  rental_yield: { rent: "950", price: "210,000", buying: "26,000", costs: "3,215" },
  rent_index: { rent: "850", oldIndex: "112.6", newIndex: "118.4", share: "100" },
  deposit_interest: { deposit: "1900", rate: "1.5", from: "2026-03-01", until: "2026-08-31" },
  mortgage_payment: { price: "210000", down: "60000", rate: "3.5", years: "25" },
} as const;

describe("what a tool answers", () => {
  it.each([
    ["rental_yield", ["5.43%", "3.47%", "€8,185.00"]],
    ["rent_index", ["€893.78", "€43.78", "5.15%"]],
    ["deposit_interest", ["€14.29", "183", "€1,914.29"]],
    ["mortgage_payment", ["€750.94", "€150,000.00", "€75,280.61", "€225,280.61"]],
  ] as const)("%s", (tool, answer) => {
    expect(toolFigures(tool, input[tool], "en")).toEqual(answer);
  });

  it("reads and writes numbers as its language does", () => {
    const german = { rent: "950,00", price: "210.000", buying: "26.000", costs: "3.215,00" };
    expect(toolFigures("rental_yield", german, "de")).toEqual([
      "5,43\u00a0%",
      "3,47\u00a0%",
      "8.185,00\u00a0€",
    ]);
  });

  it.each([
    ["nothing", {}],
    ["a word", { ...input.rental_yield, rent: "much" }],
    ["a rent below zero", { ...input.rental_yield, rent: "-5" }],
    ["no price", { ...input.rental_yield, price: "0" }],
  ])("has no answer to %s", (_what, fields) => {
    expect(toolFigures("rental_yield", fields, "en")).toBeNull();
  });
});

describe("the tool on its page", () => {
  it.each(publicTools)("%s begins with an example that has an answer, in each language", (tool) => {
    for (const language of ["en", "es", "de", "fr", "it"] as const) {
      const view = toolView(tool, language, new URLSearchParams());
      expect(
        view.lines.every(({ value }) => value !== ""),
        language,
      ).toBe(true);
      expect(view.hasFigures).toBe(true);
      expect(view.fields.every(({ label, value }) => label !== "" && value !== "")).toBe(true);
    }
  });

  it("takes what an address says, and answers nothing to what it cannot read", () => {
    const shown = toolView(
      "rental_yield",
      "en",
      new URLSearchParams("rent=1000&price=200000&buying=0&costs=0"),
    );
    expect(shown.lines[0]?.value).toBe("6.00%");
    const unreadable = toolView(
      "rental_yield",
      "en",
      new URLSearchParams("rent=much&price=1&buying=0&costs=0"),
    );
    expect([unreadable.hasFigures, unreadable.fields[0]?.value]).toEqual([false, "much"]);
  });
});
