import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

import { viteChunks } from "./vite-chunks.ts";
import { minifiedContract } from "./vite-contract.ts";
import { islands } from "./vite-islands.ts";
import { parts } from "./vite-parts.ts";
import { messagesOfScreens } from "./vite-messages.ts";

const { plugin, groups } = viteChunks();

export default defineConfig({
  plugins: [
    minifiedContract(),
    islands(
      ["public", "auth", "checklist", "job", "job-extras", "landing", "legal", "tariffs", "tool"],
      () => [minifiedContract()],
    ),
    messagesOfScreens(),
    parts(),
    plugin,
    reactRouter(),
  ],
  build: {
    // Read by scripts/bytes.ts for the budgets; it lies in build/client/.vite and is not served.
    manifest: true,
    // A font or an icon as a data URL would weigh on every page and defeat the font preload.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A chunk that several entries share is named after all of them.
            chunkFileNames: ({ name }) => `assets/${name.split("~", 1)[0] ?? name}-[hash].js`,
            codeSplitting: { groups },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: "./app/server.ts",
          // The server has all words at hand; that the browser fetches them with their screen is no mistake.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
  // Whole, these two are 6,000 modules: half a second of every start and 60 MiB, for the few the pages show.
  ssr: { noExternal: ["@mantine/core", "@tabler/icons-react"] },
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/routes/**/*.tsx", "app/design/**/*.tsx"],
    // Whoever draws a page reads Mantine's own files: found only then, these would bundle all anew and reload the page.
    include: ["@floating-ui/react", "clsx", "react-number-format", "react-remove-scroll"].map(
      (name) => `@mantine/core > ${name}`,
    ),
  },
});
