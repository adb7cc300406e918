import IconFileExport from "@tabler/icons-react/dist/esm/icons/IconFileExport.mjs";

import type { Address, ChangesOf, Screen } from "../../lib/feature.ts";

export const screen = {
  name: "exports",
  icon: IconFileExport,
  keys: "g x",
  needs: "export.read",
} as const satisfies Screen;

export const addresses = [["exports", "routes/app/exports.tsx"]] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "exports.preview": "nothing",
} as const satisfies ChangesOf<"exports">;
