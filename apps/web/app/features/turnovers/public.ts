export { TurnoversBoard } from "./lazy-board.ts";
export { CleanersCard } from "./lazy-cleaners-card.ts";
export { ChecklistForm } from "./lazy-checklist-form.ts";
