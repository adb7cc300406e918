import { asSystem, createVerb, member, transacted } from "#kernel/api/index.ts";
import { changeLetterhead, getLetterhead } from "./letterhead.ts";
import { previewLetter } from "./preview-letter.ts";
import { sendLetter, spendLetterMail } from "./send-letter.ts";

export const lettersRouter = {
  preview: transacted("letter.read").letters.preview.handler(({ input, context: { work, deps } }) =>
    previewLetter(work, deps, input),
  ),
  /** Runs as the system, since only the system may queue a mail. */
  send: member("letter.send").letters.send.handler(async ({ input, context }) => {
    await spendLetterMail(context, input.tenantId);
    return asSystem(context, (work) =>
      createVerb({ ...context, work }, input, () => sendLetter(work, context.deps, input)),
    );
  }),
  letterhead: transacted("letterhead.read").letters.letterhead.handler(({ context: { work } }) =>
    getLetterhead(work),
  ),
  changeLetterhead: transacted("letterhead.update").letters.changeLetterhead.handler(
    ({ input, context: { work } }) => changeLetterhead(work, input),
  ),
};
