import { BoardQuery } from "@keystead/contract/turnovers";
import { minorCell } from "@keystead/domain/exports";
import { hasMark } from "@keystead/domain/turnovers";

import { exportedList } from "#kernel/api/index.ts";
import { clock } from "./exported-payouts.ts";
import { listTurnovers } from "./list-turnovers.ts";

/** The days of the board, whatever the order of the screen by when each begins. */
export const exportedTurnovers = exportedList({
  name: "turnovers",
  needs: "job.read_any",
  query: BoardQuery,
  // Whether somebody is in two places at once is seen over all of the days, as the board sees it.
  async list(work, { from, to, propertyId, cleanerId, unassigned, mark, page, limit }) {
    const { items } = await listTurnovers(work, { from, to });
    const found = items.filter(
      (job) =>
        (propertyId === undefined || job.property.id === propertyId) &&
        (cleanerId === undefined || job.cleaner?.id === cleanerId) &&
        (unassigned === undefined || job.cleaner === null) &&
        (mark === undefined || hasMark(job, mark)),
    );
    return { items: found.slice((page - 1) * limit, page * limit) };
  },
  key: ({ id }) => id,
  rows: (job) => [
    [
      job.id,
      job.property.name,
      job.unit?.name ?? null,
      clock(job.window.from),
      clock(job.window.to),
      clock(job.slot.from),
      clock(job.slot.to),
      job.timezone,
      job.slackMinutes,
      job.arriving?.guestsCount ?? null,
      job.cleaner?.name ?? null,
      job.status,
      clock(job.confirmedAt),
      clock(job.startedAt),
      clock(job.doneAt),
      minorCell(job.fee),
      job.currency,
      job.payout,
      job.problems,
      job.photos,
      job.note,
    ],
  ],
});
