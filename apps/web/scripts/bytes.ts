/** Bytes of each first screen, brotli, against their budgets; exits 1 over budget. Reads the finished build. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

const client = join(import.meta.dirname, "../build/client");
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(client, ".vite/manifest.json"), "utf8"),
);

/** A chunk and all its static imports; dynamic imports do not count. */
function reach(keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return seen;
}

function kib(files: Iterable<string>): number {
  return [...new Set(files)].reduce((sum, file) => sum + compressedBytes(file), 0) / 1024;
}

/**
 * Files name each other with a hash of their contents, so a change of one file changes the compressed size of others by
 * some bytes, up or down. Here each name has the same hash in every build.
 */
function compressedBytes(file: string): number {
  const text = readFileSync(join(client, file), "latin1").replaceAll(
    /([\w.-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g,
    (_all, name: string) => `${name}-${createHash("sha256").update(name).digest("base64url").slice(0, 8)}`,
  );
  return brotliCompressSync(Buffer.from(text, "latin1")).length;
}

/** A route may be several files: its screen, and what it loads first. */
function keysEndingIn(...endings: readonly string[]): string[] {
  return endings.flatMap((ending) => {
    const keys = Object.keys(manifest).filter((name) => name.split("?")[0]?.endsWith(ending) === true);
    if (keys.length === 0) throw new Error(`The build has no ${ending}`);
    return keys;
  });
}

function filesOf(keys: readonly string[], kind: "js" | "css"): string[] {
  return [...reach(keys)]
    .flatMap((key) => (kind === "js" ? [manifest[key]?.file ?? ""] : [...(manifest[key]?.css ?? [])]))
    .filter((file) => file.endsWith(`.${kind}`));
}

function cssNamed(name: string): string[] {
  return (
    Object.values(manifest)
      .map((chunk) => chunk.file)
      // The name and its hash only: `checklist-form` is another sheet.
      .filter(
        (file) =>
          file.startsWith(`assets/${name}-`) && /^.{8}\.css$/.test(file.slice(`assets/${name}-`.length)),
      )
  );
}

const islands: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(client, ".vite/islands.json"), "utf8"),
);

/** The whole script of a page: one file that imports nothing. */
function islandOf(page: string): readonly string[] {
  const address = islands[page];
  if (address === undefined) throw new Error(`The build has no island "${page}"`);
  return [address];
}

/** The normalised title of a bank's column; it occurs only in the readers of bank files. */
const MARK_OF_BANK_READERS = "avisierungstext";

/** The property that holds the internals of every zod schema; no minifier renames a property. */
const MARK_OF_ZOD = "_zod";

/** The scripts that contain zod: schemas belong to the server, screens import only types from the contract. */
function filesWithZod(): readonly string[] {
  const zod = readFileSync(
    fileURLToPath(import.meta.resolve("zod/v4/core")).replace(/index[.]js$/, "core.js"),
  );
  if (!zod.includes(MARK_OF_ZOD)) throw new Error(`zod no longer says ${MARK_OF_ZOD}: look for another mark`);
  return globSync("**/*.js", { cwd: client }).filter((file) =>
    readFileSync(join(client, file)).includes(MARK_OF_ZOD),
  );
}

const publicCss = cssNamed("public");
const checklistCss = [...cssNamed("hosts"), ...cssNamed("checklist")];
const tariffsCss = [...publicCss, ...cssNamed("tariffs")];
const app = keysEndingIn(
  "entry.client.tsx",
  "app/root.tsx",
  "routes/app/layout.tsx",
  "routes/app/screen.tsx",
  "routes/app/portfolio.tsx",
  "locales/first-en.ts",
);

/** What a screen adds to what every signed-in screen has loaded. */
function added(keys: readonly string[], kind: "js" | "css"): readonly string[] {
  const known = new Set(filesOf(app, kind));
  return filesOf(keys, kind).filter((file) => !known.has(file));
}

/** The scripts of a screen that nothing else in the product loads. */
function ownOf(keys: readonly string[]): readonly string[] {
  const others = Object.keys(manifest).filter((key) => {
    const chunk = manifest[key];
    return (chunk?.isEntry === true || chunk?.isDynamicEntry === true) && !keys.includes(key);
  });
  const shared = new Set(filesOf(others, "js"));
  return filesOf(keys, "js").filter((file) => !shared.has(file));
}

/** Scripts with the readers of bank files that are not the screen's own: only that screen needs them. */
function filesWithBankReaders(own: readonly string[]): readonly string[] {
  const carrying = globSync("**/*.js", { cwd: client }).filter((file) =>
    readFileSync(join(client, file), "utf8").includes(MARK_OF_BANK_READERS),
  );
  if (carrying.length === 0)
    throw new Error(`No script says ${MARK_OF_BANK_READERS}: look for another mark of the bank readers`);
  return carrying.filter((file) => !own.includes(file));
}

/** What the page of all parts says of itself. */
const MARK_OF_DESIGN_PAGE = "Parts of the screens";

/** The page of all parts is served from the sources alone (docs/decisions/0118). */
function filesOfDesignPage(): readonly string[] {
  const page = readFileSync(join(import.meta.dirname, "../app/design/words.ts"), "utf8");
  if (!page.includes(MARK_OF_DESIGN_PAGE))
    throw new Error(`The page of parts no longer says ${MARK_OF_DESIGN_PAGE}: look for another mark`);
  const build = join(client, "..");
  return globSync(["client/**/*.{js,css,html}", "server/**/*.js"], { cwd: build }).filter((file) => {
    const text = readFileSync(join(build, file), "utf8");
    return text.includes(MARK_OF_DESIGN_PAGE) || text.includes("ks-design-page");
  });
}

/** Each signed-in screen over the shell. The administrators' editor is for the fewest, and the largest. */
function screenRows() {
  const screens = Object.keys(manifest).flatMap(
    (key) => /^app\/routes\/app\/([\w-]+)\.tsx(?:\?|$)/.exec(key)?.[1] ?? [],
  );
  return [...new Set(screens)].sort().map((screen) => ({
    name: `${screen}, added JS`,
    size: kib(added(keysEndingIn(`routes/app/${screen}.tsx`), "js")),
    budget: screen === "seo-page-editor" ? 150 : 60,
  }));
}

/** The page, and what it loads once a file was read. */
const ownOfStatement = ownOf(
  keysEndingIn("routes/app/statement.tsx", "features/statements/statement-read.tsx"),
);

const rows = [
  { name: "public JS", size: kib(islandOf("public")), budget: 4 },
  { name: "front page JS", size: kib(islandOf("landing")), budget: 4 },
  { name: "public CSS", size: kib(publicCss), budget: 8 },
  { name: "front page CSS", size: kib([...publicCss, ...cssNamed("landing")]), budget: 8 },
  { name: "tool JS", size: kib(islandOf("tool")), budget: 10 },
  { name: "tool CSS", size: kib([...publicCss, ...cssNamed("tool")]), budget: 8 },
  { name: "checklist JS", size: kib(islandOf("checklist")), budget: 4 },
  { name: "checklist CSS", size: kib([...publicCss, ...checklistCss]), budget: 8 },
  { name: "cleaner's page JS", size: kib(islandOf("job")), budget: 6 },
  { name: "legal JS", size: kib(islandOf("legal")), budget: 4 },
  { name: "legal CSS", size: kib([...publicCss, ...cssNamed("legal")]), budget: 8 },
  { name: "auth JS", size: kib(islandOf("auth")), budget: 10 },
  { name: "auth CSS", size: kib(publicCss), budget: 8 },
  { name: "tariffs JS", size: kib(islandOf("tariffs")), budget: 10 },
  { name: "tariffs CSS", size: kib(tariffsCss), budget: 8 },
  { name: "app first screen JS", size: kib(filesOf(app, "js")), budget: 149.2 },
  { name: "app first screen CSS", size: kib(filesOf(app, "css")), budget: 22 },
  ...screenRows(),
  // Once for all lists, when the page is idle.
  {
    name: "menus, added JS",
    size: kib(added(keysEndingIn("ui/overlay/choice-menu-entries.tsx"), "js")),
    budget: 33.4,
  },
  { name: "bank statement, own JS", size: kib(ownOfStatement), budget: 31.3 },
  {
    name: "other scripts that carry the bank readers",
    size: kib(filesWithBankReaders(ownOfStatement)),
    budget: 0,
  },
  { name: "scripts that carry zod", size: kib(filesWithZod()), budget: 0 },
  { name: "files of the page of parts", size: filesOfDesignPage().length, budget: 0 },
];
for (const { name, size, budget } of rows)
  process.stdout.write(
    `${name}: ${size.toFixed(2)} of ${budget} KiB${size > budget ? "  OVER BUDGET" : ""}\n`,
  );
process.exitCode = rows.some(({ size, budget }) => size > budget) ? 1 : 0;
