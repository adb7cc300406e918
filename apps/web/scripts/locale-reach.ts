/**
 * Checks that each text is loaded at first paint: follows every screen from its route through all static and dynamic
 * imports, and checks for each `useTranslation` that the route, a parent route, or the importer of that part loads its
 * namespace. Prints what is missing and what is loaded needlessly, and exits 1.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import type { RouteConfigEntry } from "@react-router/dev/routes";

import routes from "../app/routes.ts";

const app = join(import.meta.dirname, "../app");
const english = join(import.meta.dirname, "../../../packages/messages/en");
const FRAME = "routes/app/layout.tsx";
const GLOB = String.raw`import\.meta\.glob\(\s*"([^"]+)"[^)]*\)`;

const problems = new Set<string>();
const first = namesIn(join(english, "first"));
const shared = namesIn(join(english, "shared"));
const lazyNames = namesIn(english);

function namesIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return new Set(files.map((file) => file.replace(/\.json$/, "")));
}

type Module = {
  readonly namespaces: readonly string[];
  /** Namespaces that a screen loads. */
  readonly brings: readonly string[];
  readonly imports: readonly string[];
  readonly later: readonly { readonly file: string; readonly brings: readonly string[] }[];
};

const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const code = readFileSync(file, "utf8");
  const all = (pattern: string) => [...code.matchAll(new RegExp(pattern, "gm"))];
  const of = (path = "") => join(dirname(file), path);
  const named = new Map(
    all(String.raw`^const (\w+) = ${GLOB}`).map(([, name = "", glob]): [string, string | undefined] => [
      name,
      glob,
    ]),
  );
  const later = new Map(
    all(String.raw`withMessages\(\s*(?:${GLOB}|(\w+)),\s*\(\) =>\s*import\("(\.[^"]+)"\)`).map(
      ([, glob, name = "", path]) => [of(path), namesOf(file, glob ?? named.get(name))],
    ),
  );
  const found = {
    namespaces: all(String.raw`\b(?:useTranslation|translator)\(\s*(\[[^\]]*\]|"[^"]*")`).flatMap(
      ([, names = ""]) => [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name),
    ),
    brings: all(String.raw`messagesLoader\(\s*${GLOB}`).flatMap(([, glob]) => namesOf(file, glob)),
    imports: all(String.raw`^(?:import|export) (?!type )(?:[^;"]*? from )?"(\.[^"]+\.tsx?)"`).map(
      ([, path]) => of(path),
    ),
    later: all(String.raw`\bimport\("(\.[^"]+\.tsx?)"\)`).map(([, path]) => ({
      file: of(path),
      brings: later.get(of(path)) ?? [],
    })),
  };
  modules.set(file, found);
  return found;
}

/** The names in a path such as `../packages/messages/<language>/{leases,errors}.json`. */
function namesOf(file: string, glob = ""): readonly string[] {
  const [, names = ""] = /^[./]+\/packages\/messages\/\*\/\{?([\w,*/-]+)\}?\.json$/.exec(glob) ?? [];
  return names.split(",").flatMap((name) => {
    if (name === "shared/*") return [...shared];
    if (!lazyNames.has(name)) problems.add(`${relative(app, file)}: there is no file of words "${name}"`);
    return [name];
  });
}

/** The namespaces used from this module on; those in `brought` are already loaded. */
function follow(start: string, brought: ReadonlySet<string>, entry: string): ReadonlySet<string> {
  const used = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const { namespaces, imports, later } = moduleOf(file);
    for (const name of namespaces) {
      used.add(name);
      if (!brought.has(name))
        problems.add(`${relative(app, file)} asks for "${name}", which ${entry} does not bring`);
    }
    imports.forEach(visit);
    for (const part of later) {
      const added = part.brings.filter((name) => !brought.has(name));
      if (added.length === 0) {
        visit(part.file);
        continue;
      }
      const usedLater = follow(part.file, new Set([...brought, ...added]), entry);
      for (const name of added)
        if (!usedLater.has(name) && !shared.has(name))
          problems.add(`${relative(app, file)} brings "${name}" for ${relative(app, part.file)} in vain`);
      for (const name of usedLater) if (brought.has(name)) used.add(name);
    }
  };
  visit(start);
  return used;
}

function walk({ file, children = [] }: RouteConfigEntry, brought: ReadonlySet<string>): ReadonlySet<string> {
  const { brings } = moduleOf(join(app, file));
  const here = new Set([...brought, ...brings]);
  const used = new Set(follow(join(app, file), here, file));
  for (const child of children) for (const name of walk(child, here)) used.add(name);
  for (const name of brings)
    if (!used.has(name) && !shared.has(name)) problems.add(`${file} brings "${name}" in vain`);
  return used;
}

const frame = routes.find(({ file }) => file === FRAME);
if (frame === undefined) throw new Error(`${FRAME} is no route`);
walk(frame, first);
process.stdout.write(
  problems.size === 0
    ? `${modules.size} modules of the application have their words\n`
    : `${[...problems].join("\n")}\n`,
);
process.exitCode = problems.size === 0 ? 0 : 1;
