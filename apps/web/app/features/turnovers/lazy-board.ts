import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

const loadBoard = withWords(
  import.meta.glob("@keystead/messages/*/{board,cleaners,shared/*}.json", { import: "default" }),
  () => import("./turnovers-board.tsx"),
);
export const TurnoversBoard = lazyPart(async () => (await loadBoard()).TurnoversBoard);
