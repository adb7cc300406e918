import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { languages } from "@keystead/domain/languages";
import type { Plugin } from "vite";

const tree = join(import.meta.dirname, "../../packages/messages");
const english = join(tree, "en");
const file = join(tree, "src/namespaces.ts");

/** Where the messages of the application lie in the folder of a language, and where those that the server writes itself do. */
const ofScreens = ["", "first/", "shared/"];
const ofServer = ["mails/", "files/"];

/** The shape of every file of messages, as TypeScript needs it: it can list no folder. */
function namespaces(): string {
  const screens = filesIn(ofScreens).map((path) => ({ path, name: path.replace(/^.*\//, "") }));
  const server = filesIn(ofServer).map((path) => ({ path, name: path }));
  return [
    "// Made from the files of messages by the build, or by apps/web/scripts/locale-types.ts; the check says when it is old.",
    ...[...screens, ...server].map(({ path }) => `import type ${localName(path)} from "../en/${path}.json";`),
    "",
    "/** Of the screens: a file is a namespace. */",
    ...typeOf("Messages", screens),
    "",
    "/** Of mails and files, which the server writes. */",
    ...typeOf("ServerMessages", server),
    "",
  ].join("\n");
}

function filesIn(folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) => readdirSync(join(english, folder)).map((name) => `${folder}${name}`))
    .filter((path) => path.endsWith(".json"))
    .map((path) => path.replace(/\.json$/, ""))
    .sort();
}

function localName(path: string): string {
  const words = path.replace(/^(first|shared)\//, "");
  return `${words.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())}Messages`;
}

function typeOf(
  type: string,
  files: readonly { readonly path: string; readonly name: string }[],
): readonly string[] {
  return [
    `export type ${type} = {`,
    ...files.map(
      ({ path, name }) => `  readonly ${/\W/.test(name) ? `"${name}"` : name}: typeof ${localName(path)};`,
    ),
    "};",
  ];
}

export function messagesAreOld(): boolean {
  return readFileSync(file, "utf8") !== namespaces();
}

export function writeMessages(): void {
  writeFileSync(file, namespaces());
}

const VIRTUAL_ID = "virtual:messages";
const RESOLVED_ID = `\0${VIRTUAL_ID}`;

type Chunk = { readonly file: string; readonly dynamicImports?: readonly string[] };

/**
 * Keeps the types of the words as new as the words, and knows where the words of each screen lie: a page asks for them ahead
 * of the script that needs them. The server build, which runs after the browser's, reads that from the manifest.
 */
export function messagesOfScreens(): Plugin {
  let serving = false;
  let root = "";
  return {
    name: "keystead-words",
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
        isBuilt ? builtMessages(root, language) : { first: `/${firstFile(language)}`, screens: {} },
      ]);
      return `export const messageAddresses = ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
  };
}

function builtMessages(root: string, language: string) {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(root, "build/client/.vite/manifest.json"), "utf8"),
  );
  const addressOf = (file: string): string => {
    const chunk = manifest[file];
    if (chunk === undefined) throw new Error(`The browser build has no ${file}`);
    return `/${chunk.file}`;
  };
  // Every screen but the first begins with a call that the first part of the contract does not know.
  const routes = addressOf("virtual:contract/lazy");
  const screens = new Map<string, readonly string[]>();
  for (const [key, { dynamicImports = [] }] of Object.entries(manifest)) {
    const [, screen] = /^app\/(routes\/app\/[\w-]+)\.tsx\?route-chunk=clientLoader$/.exec(key) ?? [];
    const files = dynamicImports.filter((file) => isOf(language, file)).map(addressOf);
    if (screen !== undefined && files.length > 0) screens.set(screen, [...new Set(files), routes]);
  }
  return { first: addressOf(firstFile(language)), screens: Object.fromEntries(screens) };
}

/** A file of words, or the one that several are put into. */
function isOf(language: string, file: string): boolean {
  return file.startsWith(`../../packages/messages/${language}/`) || file.startsWith(`_messages-${language}-`);
}

function firstFile(language: string): string {
  return `app/locales/first-${language}.ts`;
}
