/** Handovers: moving in and out of a lease, step by step. */
export { handoverKinds, HANDOVER_NOTES_LIMIT, MOST_RECEIPTS, DRAFT_TEXT_LIMIT } from "./handover.ts";
export type { HandoverKind } from "./handover.ts";
export { isHandoverRecorded } from "./is-handover-recorded.ts";
export { notesOfBoth } from "./notes-of-both.ts";
export { moveInSteps, moveOutSteps, stepsOfMoveIn, stepsOfMoveOut } from "./handover-steps.ts";
export type { MoveInFacts, MoveInStep, MoveOutFacts, MoveOutStep, StepState } from "./handover-steps.ts";
