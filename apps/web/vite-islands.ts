import { readFileSync } from "node:fs";
import { join } from "node:path";

import { languages } from "@keystead/contract/wire";
import type { Plugin } from "vite";

const VIRTUAL_ID = "virtual:islands";
const RESOLVED_ID = `\0${VIRTUAL_ID}`;

/**
 * The few kilobytes of script that pages without React carry. Each island is an entry of its own in the
 * browser build; the server build, which runs after it, reads the hashed addresses from its manifest. So it does
 * for the words of each language, which a signed-in page asks for ahead of the script that needs them.
 */
export function islands(names: readonly string[]): Plugin {
  let serving = false;
  let root = "";
  return {
    name: "keystead-islands",
    configResolved(config) {
      serving = config.command === "serve";
      root = config.root;
    },
    buildStart() {
      if (serving || this.environment.name !== "client") return;
      for (const name of names) {
        this.emitFile({ type: "chunk", id: join(root, islandFile(name)), name: `island-${name}` });
      }
    },
    resolveId(id) {
      return id === VIRTUAL_ID ? RESOLVED_ID : null;
    },
    load(id) {
      if (id !== RESOLVED_ID) return null;
      const addressOf =
        serving || this.environment.name === "client" ? (file: string) => `/${file}` : builtAddresses(root);
      const addresses = (files: readonly (readonly [string, string])[]) =>
        JSON.stringify(Object.fromEntries(files.map(([name, file]) => [name, addressOf(file)])));
      return [
        `export const islandAddress = ${addresses(names.map((name) => [name, islandFile(name)]))};`,
        `export const messagesAddress = ${addresses(languages.map((name) => [name, `app/locales/messages-${name}.ts`]))};`,
      ].join("\n");
    },
  };
}

function islandFile(name: string): string {
  return `app/islands/${name}.ts`;
}

function builtAddresses(root: string): (file: string) => string {
  const manifest: Record<string, { readonly file: string } | undefined> = JSON.parse(
    readFileSync(join(root, "build/client/.vite/manifest.json"), "utf8"),
  );
  return (file) => {
    const chunk = manifest[file];
    if (chunk === undefined) throw new Error(`The browser build has no ${file}`);
    return `/${chunk.file}`;
  };
}
