import { languages } from "@keystead/domain/languages";
import { fill } from "@keystead/messages/fill";
import { pluralForm } from "@keystead/messages/plural-form";
import { describe, expect, it } from "vitest";

import type { MessageTree } from "../lib/messages.ts";

const files = import.meta.glob<MessageTree>("../../../../packages/messages/*/**/*.json", {
  eager: true,
  import: "default",
});
const FORM = /_(zero|one|many|other)$/;

/**
 * Texts in which no word goes with the number, in none of the languages: it stands alone, beside a symbol or among two, or is one
 * of a plan's figures, of which each has a text of its own.
 */
const unbent: ReadonlySet<string> = new Set([
  "bookings.hours",
  "bookings.minutes",
  "bookings.nightsShort",
  "bookings.occupiedOf",
  "files/control-page.rows",
  "job.counted",
  "landing.pricing.points.assistant",
  "landing.pricing.points.assistants",
  "landing.pricing.points.transactions",
  "legal.processors.summary.count",
  "lists.perPage",
  "market-range.showAll",
  "portfolio.chip.vacantText",
  "portfolio.ofThemAbove",
  "properties.rentable.maintenanceOf",
  "property-page.drillDowns.letOf",
  "recurring.acceptSeveral",
  "recurring.showAll",
  "recurring.skipSeveral",
  "seo.movedTo",
  "bulk.bookings.submit",
  "bulk.create",
  "bulk.records.submit",
  "shell.noticeMore",
]);

function textsOf(words: MessageTree, path: string): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, found]) =>
    typeof found === "string" ? [[`${path}.${key}`, found]] : textsOf(found, `${path}.${key}`),
  );
}

const texts = (language: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files).flatMap(([path, words]) => {
      const [, of, name = ""] = /\/messages\/(\w+)\/(?:first\/|shared\/)?([\w/-]+)\.json$/.exec(path) ?? [];
      return of === language ? textsOf(words, name) : [];
    }),
  );

describe.each(languages)("a text with a count in %s", (language) => {
  const all = texts(language);
  const counted = [...all].filter(([, text]) => text.includes("{{count}}"));
  const stems = new Set(counted.map(([key]) => key.replace(FORM, "")).filter((stem) => !unbent.has(stem)));

  it("has the form of the language for none, one, two, five and twenty-one", () => {
    expect(stems.size).toBeGreaterThan(200);
    const lacking = [...stems].flatMap((stem) =>
      [0, 1, 2, 5, 21].flatMap((count) => {
        const text = all.get(`${stem}_${pluralForm(count, language)}`);
        return text === undefined || fill(text, { count }).includes("{{count}}")
          ? [`${stem} of ${count}`]
          : [];
      }),
    );
    expect(lacking).toEqual([]);
  });

  it("is left out of that only where it stands without forms", () => {
    expect([...unbent].filter((key) => !all.has(key))).toEqual([]);
  });
});
