import { expect, test } from "vitest";

import type { SourceFile } from "./style-rooms.ts";
import { stepProblems } from "./style-steps.ts";

const tokens: SourceFile = {
  path: "apps/web/app/ui/tokens.css",
  text: `:root {
    --ks-space-1: 4px; --ks-space-2: 8px; --ks-space-3: 12px; --ks-space-4: 16px; --ks-space-5: 24px;
    --ks-type-1: 13px; --ks-type-2: 14px; --ks-type-3: 16px; --ks-type-4: 20px; --ks-type-5: 28px;
  }`,
};

const PATH = "apps/web/app/leases/strip.css";

function problems(text: string): readonly string[] {
  return stepProblems([tokens, { path: PATH, text }], []).map((one) => one.replace(`${PATH}:`, ""));
}

function problemsOf(path: string, text: string): readonly string[] {
  return stepProblems([tokens], [{ path: `apps/web/app/${path}`, text }]);
}

const OFF = "is none of the steps --ks-space-1 to -5";
const OFF_TYPE = "is none of the steps --ks-type-1 to -5";

test.each([
  "padding: var(--ks-space-1) 0 var(--ks-space-2) auto",
  "margin: calc(-1 * var(--ks-space-3)) 1px -1px",
  "padding: calc(var(--ks-space-4) + env(safe-area-inset-bottom)) 10%",
  "gap: 0 var(--ks-space-5)",
  "margin-inline: max(0px, (100vw - var(--frame)) / 2)",
  "font: 500 var(--ks-type-1)/18px var(--ks-font)",
  "font-size: inherit",
  "width: 37px",
  "inset: -3px",
  "transition: color 160ms ease, width 0.1s 300ms",
])("on the steps: %s", (declaration) => {
  expect(
    problems(`.a { ${declaration}; } @media (prefers-reduced-motion: reduce) { .a { top: 0; } }`),
  ).toEqual([]);
});

test.each([
  ["padding: 12px 16px", OFF],
  ["margin-top: -2px", OFF],
  ["row-gap: 0.5rem", OFF],
  ["padding: var(--ks-type-1)", OFF],
  ["gap: calc(100% - 9px)", OFF],
  ["font-size: 14px", OFF_TYPE],
  ["font-size: 0.8em", OFF_TYPE],
  ["font: 500 12px/18px var(--ks-font)", OFF_TYPE],
  ["font-size: var(--ks-space-3)", OFF_TYPE],
])("off the steps: %s", (declaration, trouble) => {
  expect(problems(`.a { ${declaration}; }`)).toEqual([`1: ${declaration} ${trouble}`]);
});

test("an own property that a space takes is a space", () => {
  expect(problems(".a { padding: var(--ks-inner, 0); } .b { --ks-inner: 7px; --ks-high: 7px; }")).toEqual([
    `1: --ks-inner: 7px ${OFF}`,
  ]);
});

test("a reason before the value, or at the top for a whole sheet, lets it be", () => {
  expect(problems(".a { /* Off the steps: room for the arrow. */ padding-left: 40px; }")).toEqual([]);
  expect(problems("/* Off the steps: paper. */\n.a { padding: 40px; } .b { gap: 9px; }")).toEqual([]);
  expect(problems(".a { /* Off the steps: */ padding-left: 40px; }")).toHaveLength(1);
  expect(problems(".a { /* Off the steps: of that. */ padding: 40px; margin: 40px; }")).toHaveLength(1);
});

test("what is printed alone is measured in paper", () => {
  expect(problems("@media print { .a { margin: 9mm; font-size: 11pt; } }")).toEqual([]);
  expect(problems("@media (min-width: 48em) { .a { margin: 9mm; } }")).toHaveLength(1);
});

test("motion is shorter than 200 ms, ends, and stops for those who ask for less", () => {
  const still = "@media (prefers-reduced-motion: reduce) { .a { top: 0; } }";
  expect(problems(`.a { transition: color 200ms ease; } ${still}`)).toEqual([
    "1: transition: color 200ms ease takes 200 ms or longer",
  ]);
  expect(problems(`.a { animation: a 0.1s linear infinite; } ${still}`)).toEqual([
    "1: animation: a 0.1s linear infinite takes 200 ms or longer",
  ]);
  expect(problems(".a {\n transition: color 160ms ease;\n}")).toEqual([
    " moves although its reader asks for reduced motion",
  ]);
});

test("there are five steps of each", () => {
  const six = { path: tokens.path, text: `${tokens.text} :root { --ks-space-6: 32px; }` };
  expect(stepProblems([six], [])).toEqual(["ui/tokens.css: 6 steps of space instead of 5"]);
});

test("props and the theme keep to the steps too", () => {
  expect(problemsOf("a.tsx", `<Button px={10} mt="md" p={0} gap="12px" style={{ gap: 4 }} />`)).toHaveLength(
    3,
  );
  expect(problemsOf("a.tsx", `<Modal transitionProps={{ duration: 200 }} />`)).toHaveLength(1);
  expect(problemsOf("a.tsx", `<Modal transitionProps={{ duration: 160 }} width={10} />`)).toEqual([]);
  expect(
    problemsOf("ui/theme.ts", `  spacing: { xs: "8px", xl: "32px" },\n h1: { fontSize: "24px" }`),
  ).toEqual([
    "apps/web/app/ui/theme.ts: 32px of the theme is none of the steps",
    "apps/web/app/ui/theme.ts: 24px of the theme is none of the steps",
  ]);
});
