import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

import { minifiedContract } from "./vite-contract.ts";
import { islands } from "./vite-islands.ts";

/** Every signed-in screen needs these whole: in one file each they compress better than in a dozen. */
const sharedLibraries = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: "data", test: /node_modules\/(@tanstack|@orpc|i18next|react-i18next)\//, priority: 1 },
];

export default defineConfig({
  plugins: [
    minifiedContract(),
    islands(["public", "auth", "checklist", "landing", "tariffs"]),
    reactRouter(),
  ],
  build: {
    // Read by scripts/bytes.ts for the budgets; it lies in build/client/.vite and is not served.
    manifest: true,
    // A font or an icon as a data URL would weigh on every page and defeat the font preload.
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedLibraries } } } } },
    ssr: { build: { rollupOptions: { input: "./app/server.ts" } } },
  },
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/routes/**/*.tsx"] },
});
