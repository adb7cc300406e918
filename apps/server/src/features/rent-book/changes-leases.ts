import { transacted, type Needed } from "#kernel/api/index.ts";
import { keepStandings } from "./keep-standings.ts";

/** For every procedure that changes a lease's standing: stores the new one at the end of the same transaction. */
export function changesLeases(...needed: Needed) {
  return transacted(...needed).use(async ({ context, next }) => {
    const answer = await next();
    await keepStandings(context.work);
    return answer;
  });
}
