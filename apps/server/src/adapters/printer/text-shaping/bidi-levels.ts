type Kind = "L" | "R" | "AL" | "EN" | "AN" | "ES" | "ET" | "CS" | "NSM" | "ON";

/** Tested in this order; a character that none of them matches is neutral. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ["NSM", /^[\p{Mn}\p{Me}\u200c\u200d]$/u],
  ["EN", /^[0-9\u06f0-\u06f9\u2070-\u2079\u2080-\u2089]$/u],
  ["AN", /^[\u0660-\u0669\u066b\u066c]$/u],
  ["ES", /^[+\-\u2212]$/u],
  ["ET", /^[#%\p{Sc}\u00b0\u2030\u066a]$/u],
  ["CS", /^[,./:\u00a0\u060c]$/u],
  ["R", /^[\p{Script=Hebrew}]$/u],
  ["AL", /^[\p{Script=Arabic}]$/u],
  ["L", /^[\p{L}\p{Mc}\p{Nl}]$/u],
];

const BRACKETS: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["«", "»"],
  ["‹", "›"],
]);
const CLOSING = new Map([...BRACKETS].map(([opening, closing]) => [closing, opening]));
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether any part of a text runs from right to left. */
export function runsBackwards(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** A bracket as it is drawn in right-to-left text. */
export function mirrored(mark: string): string {
  return BRACKETS.get(mark) ?? CLOSING.get(mark) ?? mark;
}

/**
 * The level of each character in a line that runs from left to right (UAX 9, without explicit directional formatting):
 * odd levels run from right to left. The five languages of the letters are left-to-right, so a line never starts on the
 * right.
 */
export function bidiLevels(marks: readonly string[]): readonly number[] {
  const kinds = resolvedNumbers(marks.map(kindOf));
  const directions = kinds.map((kind) =>
    kind === "L" ? "L" : kind === "R" ? "R" : kind === "EN" || kind === "AN" ? "number" : "neutral",
  );
  const strong = directions.map((direction) => (direction === "number" ? "R" : direction));
  settleBrackets(marks, strong);
  settleNeutrals(strong);
  return kinds.map((kind, at) => {
    if (kind === "EN" || kind === "AN") return 2;
    return strong[at] === "R" ? 1 : 0;
  });
}

function kindOf(mark: string): Kind {
  return KINDS.find(([, is]) => is.test(mark))?.[0] ?? "ON";
}

/**
 * W1 to W7: combining marks take the class of their base, digits that of the letters before them, and separators that
 * of the digits around them.
 */
function resolvedNumbers(given: readonly Kind[]): readonly Kind[] {
  const kinds = [...given];
  for (const [at, kind] of kinds.entries()) if (kind === "NSM") kinds[at] = kinds[at - 1] ?? "L";
  let last: Kind = "L";
  for (const [at, kind] of kinds.entries()) {
    if (kind === "L" || kind === "R" || kind === "AL") last = kind;
    if (kind === "EN" && last === "AL") kinds[at] = "AN";
  }
  for (const [at, kind] of kinds.entries()) if (kind === "AL") kinds[at] = "R";
  for (const [at, kind] of kinds.entries()) {
    const [before, after] = [kinds[at - 1], kinds[at + 1]];
    if ((kind === "ES" || kind === "CS") && before === "EN" && after === "EN") kinds[at] = "EN";
    if (kind === "CS" && before === "AN" && after === "AN") kinds[at] = "AN";
  }
  for (const [at, kind] of kinds.entries()) {
    if (kind !== "ET") continue;
    let end = at;
    while (kinds[end] === "ET") end += 1;
    const isOfNumber = kinds[at - 1] === "EN" || kinds[end] === "EN";
    kinds.fill(isOfNumber ? "EN" : "ON", at, end);
  }
  for (const [at, kind] of kinds.entries()) if (kind === "ES" || kind === "CS") kinds[at] = "ON";
  last = "L";
  for (const [at, kind] of kinds.entries()) {
    if (kind === "L" || kind === "R") last = kind;
    if (kind === "EN" && last === "L") kinds[at] = "L";
  }
  return kinds;
}

/**
 * N0: both brackets of a pair take the direction of the line if anything inside them has it, otherwise that of the
 * text before them.
 */
function settleBrackets(marks: readonly string[], strong: string[]): void {
  const open: { readonly mark: string; readonly at: number }[] = [];
  const pairs: (readonly [number, number])[] = [];
  for (const [at, mark] of marks.entries()) {
    if (strong[at] !== "neutral") continue;
    if (BRACKETS.has(mark)) open.push({ mark, at });
    const opening = CLOSING.get(mark);
    const last = open.findLastIndex((one) => one.mark === opening);
    if (opening === undefined || last === -1) continue;
    pairs.push([open[last]?.at ?? 0, at]);
    open.length = last;
  }
  for (const [from, to] of pairs.toSorted(([one], [other]) => one - other)) {
    const inside = strong.slice(from + 1, to);
    if (inside.includes("L")) strong[from] = strong[to] = "L";
    else if (inside.includes("R"))
      strong[from] = strong[to] = strong.slice(0, from).findLast((one) => one !== "neutral") ?? "L";
  }
}

/** N1 and N2: neutrals between two characters of one direction take that direction, else that of the line. */
function settleNeutrals(strong: string[]): void {
  for (const [at, direction] of strong.entries()) {
    if (direction !== "neutral") continue;
    let end = at;
    while (strong[end] === "neutral") end += 1;
    const isBetween = strong[at - 1] === "R" && strong[end] === "R";
    strong.fill(isBetween ? "R" : "L", at, end);
  }
}
