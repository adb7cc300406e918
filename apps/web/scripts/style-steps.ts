import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from "postcss";

import { type SourceFile, sheetsOfPublicPages } from "./style-rooms.ts";

/** The steps as tokens.css sets them, in pixels. */
export type Steps = { readonly space: readonly number[]; readonly type: readonly number[] };

type Kind = "space" | "type";

const TOKENS = "ui/tokens.css";
const THEME = "ui/theme.ts";
const HOW_MANY = 5;
/** Motion that takes longer keeps somebody waiting. */
const LONGEST_MS = 200;
/** Where a value may be none of the steps, the comment before it says why. */
const REASON = /^Off the steps: \S/;
const STEP = /var\(--ks-(space|type)-\d\)/g;
const SPACED = /^(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$/;
/** A length that stands for itself; shares of a width and of a screen are no steps. */
const LENGTH = /(?<![\w.#-])-?\d*\.?\d+(?:px|r?em|ch|pt|mm|cm)\b/g;

/**
 * Lists the spaces, sizes of type and motions that are off the steps: in sheets, in the props of components and in the
 * theme. Print is measured in paper, so what holds for it alone is not read.
 */
export function stepProblems(styles: readonly SourceFile[], code: readonly SourceFile[]): readonly string[] {
  const steps = stepsInTokens(styles);
  const sheets = styles.map(({ path, text }) => ({ path, declarations: declarationsOf(text) }));
  const kinds = kindsOf(sheets.flatMap(({ declarations }) => declarations));
  const publicPaths = sheetsOfPublicPages(styles, code);
  return [
    ...(["space", "type"] as const)
      .filter((kind) => steps[kind].length !== HOW_MANY)
      .map((kind) => `${TOKENS}: ${steps[kind].length} steps of ${kind} instead of ${HOW_MANY}`),
    ...sheets.flatMap(({ path, declarations }) =>
      path.endsWith(TOKENS)
        ? []
        : declarations
            .filter((one) => !hasReason(one))
            .flatMap((one) => troubleOf(one, kinds).map((trouble) => `${path}:${lineOf(one)}: ${trouble}`)),
    ),
    ...styles
      .filter(({ path, text }) => !publicPaths.has(path) && movesForAll(text))
      .map(({ path }) => `${path}: moves although its reader asks for reduced motion`),
    ...code.flatMap((file) => troublesOfProps(file)),
    ...code.filter(({ path }) => path.endsWith(THEME)).flatMap((file) => troublesOfTheme(file, steps)),
  ];
}

export function stepsInTokens(styles: readonly SourceFile[]): Steps {
  const text = styles.find(({ path }) => path.endsWith(TOKENS))?.text ?? "";
  const of = (kind: Kind) =>
    [...text.matchAll(new RegExp(`--ks-${kind}-\\d: (\\d+)px;`, "g"))].map(([, px]) => Number(px));
  return { space: of("space"), type: of("type") };
}

function declarationsOf(css: string): readonly Declaration[] {
  const found: Declaration[] = [];
  parse(css).walkDecls((one) => {
    if (!isPrinted(one)) found.push(one);
  });
  return found;
}

function around(node: ChildNode): readonly (AtRule | Rule)[] {
  const { parent } = node;
  if (parent === undefined || (parent.type !== "atrule" && parent.type !== "rule")) return [];
  const box = parent as AtRule | Rule;
  return [box, ...around(box)];
}

const isPrinted = (one: Declaration): boolean =>
  around(one).some(
    (box) =>
      box.type === "atrule" && (box.name === "page" || (box.name === "media" && box.params === "print")),
  );

/** A reason stands before a value, or at the top of a sheet for all of it. */
function hasReason(one: Declaration): boolean {
  const before = [one.prev(), one.root().first];
  return before.some((node) => node?.type === "comment" && REASON.test(node.text));
}

/** Which properties are steps: those of the language, and own ones that such a property takes its value from. */
function kindsOf(declarations: readonly Declaration[]): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const one of declarations) {
    const kind = kindOf(one.prop);
    if (kind === undefined) continue;
    for (const [, name = ""] of one.value.matchAll(/var\((--[\w-]+)/g))
      if (!/^--ks-(?:font|letters|space-\d|type-\d)$/.test(name)) kinds.set(name, kind);
  }
  return kinds;
}

function kindOf(property: string): Kind | undefined {
  if (SPACED.test(property)) return "space";
  return property === "font" || property === "font-size" ? "type" : undefined;
}

function troubleOf(one: Declaration, kinds: ReadonlyMap<string, Kind>): readonly string[] {
  if (/^(?:transition|animation)(?:-duration)?$/.test(one.prop)) return troubleOfMotion(one);
  const kind = kindOf(one.prop) ?? kinds.get(one.prop);
  if (kind === undefined) return [];
  const bare = one.value.replaceAll(STEP, (step, of) => (of === kind ? "" : step));
  // The height of a line is no size of type.
  const lengths = (one.prop === "font" ? bare.replace(/\/\s*[\d.]+(?:px)?/, "") : bare).match(LENGTH) ?? [];
  const isFine = (length: string) => {
    const size = Math.abs(Number.parseFloat(length));
    return kind === "space" && (size === 0 || (size === 1 && length.endsWith("px")));
  };
  return lengths.every(isFine) && !STEP_OF_OTHER[kind].test(bare)
    ? []
    : [`${one.prop}: ${one.value} is none of the steps --ks-${kind}-1 to -${HOW_MANY}`];
}

const STEP_OF_OTHER: Readonly<Record<Kind, RegExp>> = { space: /--ks-type-\d/, type: /--ks-space-\d/ };

/** The first time of each part is its duration, the second its delay. */
function troubleOfMotion({ prop, value }: Declaration): readonly string[] {
  const durations = value.split(",").flatMap((part) => {
    const [, count, unit] = /([\d.]+)(ms|s)\b/.exec(part) ?? [];
    return count === undefined ? [] : [Number(count) * (unit === "s" ? 1000 : 1)];
  });
  return durations.every((ms) => ms < LONGEST_MS) && !value.includes("infinite")
    ? []
    : [`${prop}: ${value} takes ${LONGEST_MS} ms or longer`];
}

/** On public pages one rule stops all motion; an application's sheet stops its own. */
function movesForAll(css: string): boolean {
  const moves = /^\s*(?:transition|animation):(?!\s*none)/m.test(css);
  return moves && !/@media \(prefers-reduced-motion: reduce\)/.test(css);
}

/** Props that are spaces or sizes of type: Mantine's short ones take the names of the theme, styles take none. */
function troublesOfProps({ path, text }: SourceFile): readonly string[] {
  if (!path.endsWith(".tsx")) return [];
  const short = [
    ...text.matchAll(
      /\s(?:[mp][xytblr]?|fz|gap|spacing|rowGap|columnGap)=(\{-?[1-9][^}]*\}|"[^"]*\d[^"]*")/g,
    ),
  ];
  const inline = [...text.matchAll(/style=\{\{[^}]*\}\}/g)].flatMap(([style]) => [
    ...style.matchAll(
      /\b(?:(?:margin|padding)\w*|gap|rowGap|columnGap|fontSize): (?:-?[1-9]|"[^"]*\d(?:px|r?em))[^,}]*/g,
    ),
  ]);
  const slow = [...text.matchAll(/\bduration: (\d+)|\btransitionDuration=\{(\d+)\}/g)].filter(
    ([, one, other]) => Number(one ?? other) >= LONGEST_MS,
  );
  const isUi = path.includes("/app/");
  return (isUi ? [...short, ...inline, ...slow] : []).map(
    ([found]) => `${path}:${lineAt(text, found)}: ${found.trim()} is none of the steps: write it in a sheet`,
  );
}

/** What Mantine's own components take from the theme. */
function troublesOfTheme({ path, text }: SourceFile, steps: Steps): readonly string[] {
  const sizesIn = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, found = ""]) =>
      [...found.matchAll(/"(\d+)px"/g)].map(([, px]) => Number(px)),
    );
  const off = [
    ...sizesIn(/^\s*spacing: (\{[^}]*\})/gm).filter((px) => !steps.space.includes(px)),
    ...sizesIn(/^\s*fontSizes: (\{[^}]*\})/gm).filter((px) => !steps.type.includes(px)),
    ...sizesIn(/fontSize: ("\d+px")/g).filter((px) => !steps.type.includes(px)),
  ];
  return off.map((px) => `${path}: ${px}px of the theme is none of the steps`);
}

const lineOf = (one: Declaration): number => one.source?.start?.line ?? 0;
const lineAt = (text: string, found: string): number => text.slice(0, text.indexOf(found)).split("\n").length;
