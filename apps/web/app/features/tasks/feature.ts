import IconChecklist from "@tabler/icons-react/dist/esm/icons/IconChecklist.mjs";

import type { Address, ChangesOf, Screen } from "../../lib/feature.ts";

export const screen = {
  name: "tasks",
  icon: IconChecklist,
  keys: "g k",
  needs: "task.read_own",
  adds: "task",
} as const satisfies Screen;

export const addresses = [["tasks", "routes/app/tasks.tsx"]] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "tasks.list": "nothing",
  "tasks.counts": "nothing",
  "tasks.assignees": "nothing",
  "tasks.get": "nothing",
  "tasks.create": "task",
  "tasks.update": "task",
  "tasks.setStatus": "task",
  "tasks.delete": "taskDeleted",
  "history.task": "nothing",
} as const satisfies ChangesOf<"tasks", "history.task">;
