export { OpenedTask, taskKinds } from "./opened-task.tsx";
export { TasksCard } from "./tasks-card.tsx";
