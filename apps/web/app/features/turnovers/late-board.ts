import { withWords } from "../../lib/words.ts";
import { late } from "../../ui/late.tsx";

const loadBoard = withWords(
  import.meta.glob("../../locales/*/{board,cleaners,shared/*}.json", { import: "default" }),
  () => import("./turnovers-board.tsx"),
);
export const TurnoversBoard = late(async () => (await loadBoard()).TurnoversBoard);
