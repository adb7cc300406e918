import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("is the one picture of cleaning", () => {
  const others = Object.entries(sources).filter(([, source]) =>
    /\bIcon(?:Spray|Wash\w*|Brush|VacuumCleaner|Bucket)\b/.test(source),
  );
  expect(others.map(([path]) => path).filter((path) => !path.endsWith("icon-cleaning.test.ts"))).toEqual([]);
});
