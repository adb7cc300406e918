export { LazyTurnoversBoard } from "./lazy-turnovers-board.ts";
export { LazyCleanersCard } from "./lazy-cleaners-card.ts";
export { LazyChecklistForm } from "./lazy-checklist-form.ts";
export { OpenedTurnover } from "./board/opened-turnover.tsx";
