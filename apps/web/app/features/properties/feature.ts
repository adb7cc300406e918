import IconBuilding from "@tabler/icons-react/dist/esm/icons/IconBuilding.mjs";

import type { Address, ChangesOf, Screen } from "../../lib/feature.ts";

export const screen = {
  name: "properties",
  icon: IconBuilding,
  keys: "g r",
  needs: "property.read",
  adds: "property",
} as const satisfies Screen;

export const addresses = [
  ["properties", "routes/app/properties.tsx"],
  ["properties/rentables", "routes/app/rentables.tsx"],
] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "accessNotes.get": "nothing",
  "accessNotes.save": "property",
  "properties.list": "nothing",
  "properties.names": "nothing",
  "properties.choices": "nothing",
  "properties.get": "nothing",
  "properties.overview": "nothing",
  "properties.neighbours": "nothing",
  "properties.create": "property",
  "properties.update": "property",
  "properties.setStatus": "property",
  "properties.deletion": "nothing",
  "properties.delete": "property",
  "units.rentables": "nothing",
  "units.list": "nothing",
  "units.names": "nothing",
  "units.create": "unit",
  "units.update": "unit",
  "units.delete": "unit",
  "history.property": "nothing",
  "history.unit": "nothing",
} as const satisfies ChangesOf<"accessNotes" | "properties" | "units", "history.property" | "history.unit">;
