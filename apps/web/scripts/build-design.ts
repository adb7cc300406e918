// `build-design.ts FOLDER`: writes the page of parts, as a page by itself, into the folder. Only its picture test opens it: drawn by the
// development server, one look at it costs twenty seconds.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { build } from "vite";

import { minifiedContract } from "../vite-contract.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Into which folder?");

await build({
  configFile: false,
  root: join(import.meta.dirname, ".."),
  // React says what it thinks of the parts, as it does while they are developed.
  mode: "development",
  logLevel: "error",
  publicDir: false,
  plugins: [minifiedContract()],
  build: {
    outDir: folder,
    emptyOutDir: false,
    minify: false,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: "app/design/design-entry.tsx",
      output: {
        // In one file: only then its sheet has the styles in the order of the imports.
        codeSplitting: false,
        entryFileNames: "design.js",
        assetFileNames: "[name][extname]",
      },
    },
  },
});

writeFileSync(
  join(folder, "design.html"),
  `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parts of the screens</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
<body><script type="module" src="/design.js"></script></body>
</html>
`,
);
