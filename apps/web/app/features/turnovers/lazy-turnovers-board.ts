import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const loadBoard = withMessages(
  import.meta.glob("../../../../../packages/messages/*/{board,cleaners,cleaning,shared/*}.json", {
    import: "default",
  }),
  () => import("./board/turnovers-board.tsx"),
);
export const LazyTurnoversBoard = lazyPart(async () => (await loadBoard()).TurnoversBoard);
