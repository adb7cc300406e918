import { basename, dirname, join } from "node:path";

import { classNamesGiven, classNamesSought } from "./class-names-in-code.ts";

export type SourceFile = { readonly path: string; readonly text: string };

type Sheet = {
  readonly path: string;
  /** The common prefix of its classes. */
  readonly block: string;
  readonly classes: readonly string[];
};

/** Classes of libraries. */
const FOREIGN = /^(mantine-|ProseMirror)/;
const BASE_STYLES = "ui/base-styles.ts";

/**
 * Lists violations of the style rules: a sheet holds one block, its classes are the file's name or begin with it (with
 * a `ks-` prefix when signed in), no other sheet names them, code and sheets use the same classes, and a component of
 * the application imports the sheets it uses.
 */
export function styleProblems(styles: readonly SourceFile[], code: readonly SourceFile[]): readonly string[] {
  const publicPaths = sheetsOfPublicPages(styles, code);
  const sheets = styles.map(({ path, text }) => ({
    path,
    block: (publicPaths.has(path) ? "" : "ks-") + basename(path, ".css"),
    classes: classesOf(text),
  }));
  const product = code.filter(({ path }) => !/\.(test|spec)\.tsx?$|^e2e\//.test(path));
  return [
    ...sheets.flatMap((sheet) => problemsOfSheet(sheet, sheets)),
    ...classesWithoutUser(sheets, product),
    ...namesWithoutSheet(sheets, code),
    ...sheetsNotLoaded(sheets, product, publicPaths),
    ...tokensWithoutValue(styles, product),
  ];
}

/**
 * A custom property that is never set has no value, and an icon filled with it is black. One with a fallback value may
 * be unset.
 */
function tokensWithoutValue(styles: readonly SourceFile[], code: readonly SourceFile[]): readonly string[] {
  const files = [...styles, ...code];
  const set = new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/(?<!\()(--ks-[\w-]+)["\]]*\s*:/g)].map(([, name = ""]) => name),
    ),
  );
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--ks-[\w-]+)\)/g)]
      .filter(([, name = ""]) => !set.has(name))
      .map(([, name]) => `${path}: nothing sets ${name}.`),
  );
}

export function classesOf(css: string): readonly string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/"[^"]*"|'[^']*'/g, '""');
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = ""]) => selector.trim());
  const names = selectors
    .filter((selector) => !selector.startsWith("@"))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name));
  return [...new Set(names)].filter((name) => !FOREIGN.test(name));
}

/** The sheets that a page links by URL, and those that they import. */
export function sheetsOfPublicPages(
  styles: readonly SourceFile[],
  code: readonly SourceFile[],
): ReadonlySet<string> {
  const linked = code.flatMap(({ path, text }) =>
    [...text.matchAll(/from "(\.[^"]+\.css)\?url"/g)].map(([, to = ""]) => join(dirname(path), to)),
  );
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    const text = styles.find((one) => one.path === path)?.text ?? "";
    for (const [, to = ""] of text.matchAll(/@import "(\.[^"]+)"/g)) visit(join(dirname(path), to));
  };
  linked.forEach(visit);
  return reached;
}

function ownerOf(name: string, sheets: readonly Sheet[]): Sheet | undefined {
  return sheets
    .filter(({ block }) => name === block || name.startsWith(`${block}-`))
    .toSorted((one, other) => other.block.length - one.block.length)[0];
}

function problemsOfSheet(sheet: Sheet, sheets: readonly Sheet[]): string[] {
  const twins = sheets.filter((other) => other !== sheet && other.block === sheet.block);
  const strangers = sheet.classes.filter((name) => ownerOf(name, sheets) !== sheet);
  const shared = strangers.flatMap((name) =>
    sheets
      .filter((other) => other !== sheet && other.classes.includes(name))
      .map((other) => `${sheet.path}: .${name} stands in ${other.path} too`),
  );
  return [
    ...twins.map((other) => `${sheet.path}: ${other.path} has the same name`),
    ...shared,
    ...strangers.map((name) => `${sheet.path}: .${name} does not begin with .${sheet.block} alone`),
  ];
}

function classesWithoutUser(sheets: readonly Sheet[], product: readonly SourceFile[]): string[] {
  const used = product.flatMap(({ text }) => classNamesGiven(text));
  const names = new Set(used.filter(({ open }) => !open).map(({ name }) => name));
  const beginnings = [...new Set(used.filter(({ open }) => open).map(({ name }) => name))];
  return sheets.flatMap(({ path, classes }) =>
    classes
      .filter((name) => !names.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)))
      .map((name) => `${path}: nothing has the class .${name}`),
  );
}

function namesWithoutSheet(sheets: readonly Sheet[], code: readonly SourceFile[]): string[] {
  const known = sheets.flatMap(({ classes }) => classes);
  const exact = new Set(known);
  return code.flatMap(({ path, text }) => {
    const given = /\.(test|spec)\.tsx?$|^e2e\//.test(path) ? [] : classNamesGiven(text);
    const missing = given
      .filter(({ name, open }) => (open ? !known.some((one) => one.startsWith(name)) : !exact.has(name)))
      .map(({ name }) => name)
      .filter((name) => !FOREIGN.test(name));
    const sought = classNamesSought(text).filter((name) => !exact.has(name) && !FOREIGN.test(name));
    return [...new Set([...missing, ...sought])].map((name) => `${path}: no sheet has the class .${name}`);
  });
}

function sheetsNotLoaded(
  sheets: readonly Sheet[],
  product: readonly SourceFile[],
  publicPaths: ReadonlySet<string>,
): string[] {
  const loadedBy = ({ path, text }: SourceFile): string[] =>
    [...text.matchAll(/^import "(\.[^"]+\.css)";/gm)].map(([, to = ""]) => join(dirname(path), to));
  const everywhere = new Set(product.filter(({ path }) => path.endsWith(BASE_STYLES)).flatMap(loadedBy));
  return product.flatMap((file) => {
    const loaded = new Set(loadedBy(file));
    const used = classNamesGiven(file.text).flatMap(({ name }) => {
      const owner = ownerOf(name.replace(/-$/, ""), sheets);
      return owner === undefined || publicPaths.has(owner.path) ? [] : [owner.path];
    });
    return [...new Set(used)]
      .filter((path) => !loaded.has(path) && !everywhere.has(path))
      .map((path) => `${file.path}: uses ${path} and does not load it`);
  });
}
