import { createVerb, transacted } from "#kernel/api/index.ts";
import { changesLeases } from "../rent-book/index.ts";
import { postStatement } from "./post-statement.ts";
import { matchLines } from "./match-lines.ts";
import { undoPosting } from "./undo-posting.ts";

export const statementsRouter = {
  match: transacted("payment.record").statements.match.handler(({ input, context: { work, deps } }) =>
    matchLines(work, deps, input),
  ),
  book: changesLeases("payment.record").statements.book.handler(({ input, context }) =>
    createVerb(context, input, () => postStatement(context.work, context.deps, input)),
  ),
  undo: changesLeases("payment.delete_own").statements.undo.handler(({ input, context: { work } }) =>
    undoPosting(work, input.id),
  ),
};
