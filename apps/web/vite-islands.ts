import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { build, type Plugin, type PluginOption } from "vite";

const VIRTUAL_ID = "virtual:islands";
const RESOLVED_ID = `\0${VIRTUAL_ID}`;
/** In the folder that is not served. */
const ADDRESSES = ".vite/islands.json";

/**
 * The few kilobytes of script that pages without React carry, each in one file of its own: a chunk shared by two of
 * them would be a further request, found late and fetched before what the page shows. The server build, which runs
 * after the browser's, reads the hashed addresses from a list beside the manifest; so does scripts/bytes.ts.
 */
export function islands(names: readonly string[], plugins: () => PluginOption[]): Plugin {
  let serving = false;
  let root = "";
  return {
    name: "keystead-islands",
    configResolved(config) {
      serving = config.command === "serve";
      root = config.root;
    },
    async buildStart() {
      if (serving || this.environment.name !== "client") return;
      const addresses: Record<string, string> = {};
      for (const name of names) {
        const source = await bundle(join(root, islandFile(name)), root, plugins());
        const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
        const fileName = `assets/island-${name}-${hash}.js`;
        this.emitFile({ type: "asset", fileName, source });
        addresses[name] = `/${fileName}`;
      }
      this.emitFile({ type: "asset", fileName: ADDRESSES, source: JSON.stringify(addresses) });
    },
    resolveId(id) {
      return id === VIRTUAL_ID ? RESOLVED_ID : null;
    },
    load(id) {
      if (id !== RESOLVED_ID) return null;
      const islandFiles = names.map((name) => [name, islandFile(name)] as const);
      const isBuilt = !serving && this.environment.name !== "client";
      const addresses = isBuilt
        ? builtIslands(root)
        : Object.fromEntries(islandFiles.map(([name, file]) => [name, `/${file}`]));
      return `export const islandAddress = ${JSON.stringify(addresses)};`;
    },
  };
}

async function bundle(entry: string, root: string, plugins: PluginOption[]): Promise<string> {
  const built = await build({
    configFile: false,
    envFile: false,
    logLevel: "warn",
    root,
    plugins,
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "allow-extension" },
    },
  });
  const outputs = Array.isArray(built)
    ? built.flatMap(({ output }) => output)
    : "output" in built
      ? built.output
      : [];
  const [island, ...others] = outputs;
  if (island?.type !== "chunk" || others.length > 0) throw new Error(`${entry} is not one file`);
  return island.code;
}

function islandFile(name: string): string {
  return `app/islands/${name}.ts`;
}

function builtIslands(root: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(root, "build/client", ADDRESSES), "utf8"));
}
