export { TurnoversBoard } from "./late-board.ts";
export { CleanersCard } from "./late-cleaners-card.ts";
export { ChecklistForm } from "./late-checklist-form.ts";
