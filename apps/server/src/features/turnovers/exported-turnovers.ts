import { BoardQuery } from "@keystead/contract/turnovers";
import { minorCell } from "@keystead/domain/exports";
import { hasMark } from "@keystead/domain/turnovers";

import { exportedList } from "#kernel/api/index.ts";
import { clock } from "./payouts/exported-payouts.ts";
import { listTurnovers } from "./list-turnovers.ts";

/** The days of the board, ordered by start regardless of the screen's order. */
export const exportedTurnovers = exportedList({
  name: "turnovers",
  needs: "turnover.read_any",
  query: BoardQuery,
  // Overlaps of a cleaner's turnovers are found over all of the days, as on the board.
  async list(work, { from, to, propertyId, cleanerId, unassigned, mark, page, limit }) {
    const { items } = await listTurnovers(work, { from, to });
    const found = items.filter(
      (turnover) =>
        (propertyId === undefined || turnover.property.id === propertyId) &&
        (cleanerId === undefined || turnover.cleaner?.id === cleanerId) &&
        (unassigned === undefined || turnover.cleaner === null) &&
        (mark === undefined || hasMark(turnover, mark)),
    );
    return { items: found.slice((page - 1) * limit, page * limit) };
  },
  key: ({ id }) => id,
  rows: (turnover) => [
    [
      turnover.id,
      turnover.property.name,
      turnover.unit?.name ?? null,
      clock(turnover.window.from),
      clock(turnover.window.to),
      clock(turnover.slot.from),
      clock(turnover.slot.to),
      turnover.timezone,
      turnover.slackMinutes,
      turnover.arriving?.guestsCount ?? null,
      turnover.cleaner?.name ?? null,
      turnover.status,
      clock(turnover.confirmedAt),
      clock(turnover.startedAt),
      clock(turnover.doneAt),
      minorCell(turnover.fee),
      turnover.currency,
      turnover.payout,
      turnover.problems,
      turnover.photos,
      turnover.note,
    ],
  ],
});
