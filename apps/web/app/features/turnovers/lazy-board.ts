import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

const loadBoard = withWords(
  import.meta.glob("../../../../../packages/messages/*/{board,cleaners,cleaning,shared/*}.json", {
    import: "default",
  }),
  () => import("./board/turnovers-board.tsx"),
);
export const LazyTurnoversBoard = lazyPart(async () => (await loadBoard()).TurnoversBoard);
