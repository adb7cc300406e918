export { answerOperator, OperatorCommand, runOperatorCommand } from "./commands.ts";
export type { OperatorDeps } from "./commands.ts";
export { OperatorRefusal } from "./operator-refusal.ts";
export { restoreArchive } from "./restore-archive.ts";
export { openForOperator, runFromTerminal } from "./run-from-terminal.ts";
