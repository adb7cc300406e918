import { pageMeta } from "../../features/shell/public.ts";
import { TasksPage } from "../../features/tasks/tasks-page.tsx";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{tasks,frame,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("tasks");
}

export default function TasksRoute() {
  return <TasksPage />;
}
