import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { languages } from "@keystead/domain/languages";
import type { Plugin } from "vite";

const english = join(import.meta.dirname, "../../packages/messages/en");
const file = join(import.meta.dirname, "app/locales/messages.ts");

/** Where a glob looks that begins with the name of the package: globs ask no package for what it exports. */
export const messageGlobs = {
  find: /^@keystead\/messages(?=\/[^*]*\*)/,
  replacement: join(import.meta.dirname, "../../packages/messages"),
};

/** Where the words of the application lie in the folder of a language. */
const folders = ["", "first/", "shared/"];

/** The shape of every file of words, as TypeScript needs it: it can list no folder. */
function messages(): string {
  const names = folders
    .flatMap((folder) => readdirSync(join(english, folder)).map((name) => `${folder}${name}`))
    .filter((path) => path.endsWith(".json"))
    .sort();
  const files = names.map((path) => {
    const name = path.replace(/^.*\/|\.json$/g, "");
    const local = `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Words`;
    return { path, name, local };
  });
  return [
    "// Made from the files of words by the build, or by apps/web/scripts/locale-types.ts; the check says when it is old.",
    ...files.map(({ path, local }) => `import type ${local} from "@keystead/messages/en/${path}";`),
    "",
    "/** A file of words is a namespace. */",
    "export type Messages = {",
    ...files.map(
      ({ name, local }) => `  readonly ${name.includes("-") ? `"${name}"` : name}: typeof ${local};`,
    ),
    "};",
    "",
  ].join("\n");
}

export function messagesAreOld(): boolean {
  return readFileSync(file, "utf8") !== messages();
}

export function writeMessages(): void {
  writeFileSync(file, messages());
}

const VIRTUAL_ID = "virtual:words";
const RESOLVED_ID = `\0${VIRTUAL_ID}`;

type Chunk = { readonly file: string; readonly dynamicImports?: readonly string[] };

/**
 * Keeps the types of the words as new as the words, and knows where the words of each screen lie: a page asks for them ahead
 * of the script that needs them. The server build, which runs after the browser's, reads that from the manifest.
 */
export function words(): Plugin {
  let serving = false;
  let root = "";
  return {
    name: "keystead-words",
    config: () => ({ resolve: { alias: [messageGlobs] } }),
    configResolved(config) {
      serving = config.command === "serve";
      root = config.root;
    },
    buildStart() {
      if (messagesAreOld()) writeMessages();
    },
    resolveId(id) {
      return id === VIRTUAL_ID ? RESOLVED_ID : null;
    },
    load(id) {
      if (id !== RESOLVED_ID) return null;
      const isBuilt = !serving && this.environment.name !== "client";
      const addresses = languages.map((language) => [
        language,
        isBuilt ? builtWords(root, language) : { first: `/${firstFile(language)}`, screens: {} },
      ]);
      return `export const wordAddresses = ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
  };
}

function builtWords(root: string, language: string) {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(root, "build/client/.vite/manifest.json"), "utf8"),
  );
  const addressOf = (file: string): string => {
    const chunk = manifest[file];
    if (chunk === undefined) throw new Error(`The browser build has no ${file}`);
    return `/${chunk.file}`;
  };
  const screens = new Map<string, readonly string[]>();
  for (const [key, { dynamicImports = [] }] of Object.entries(manifest)) {
    const [, screen] = /^app\/(routes\/app\/[\w-]+)\.tsx\?route-chunk=clientLoader$/.exec(key) ?? [];
    const files = dynamicImports.filter((file) => isOf(language, file)).map(addressOf);
    if (screen !== undefined && files.length > 0) screens.set(screen, [...new Set(files)]);
  }
  return { first: addressOf(firstFile(language)), screens: Object.fromEntries(screens) };
}

/** A file of words, or the one that several are put into. */
function isOf(language: string, file: string): boolean {
  return file.startsWith(`../../packages/messages/${language}/`) || file.startsWith(`_words-${language}-`);
}

function firstFile(language: string): string {
  return `app/locales/first-${language}.ts`;
}
