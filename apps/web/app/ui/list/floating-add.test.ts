import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../../**/*.tsx", { query: "?raw", import: "default", eager: true });

/** An icon button whose icon is the plus, up to that icon. */
const lonePlus = /<ActionIcon\b(?:(?!<ActionIcon|<Button|<\/)[^])*?<IconPlus/g;

it("is round, as is every plus that stands alone", () => {
  const found = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(lonePlus)].map(([button]) => ({ path, isRound: button.includes('radius="xl"') })),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ isRound }) => !isRound)).toEqual([]);
});
