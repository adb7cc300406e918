import type { LetterOrder, LetterPreview } from "@keystead/contract/letters";

import type { Deps } from "#deps.ts";
import type { Work } from "#kernel/work.ts";
import { amountText } from "../properties/index.ts";
import { letterMail } from "./letter-mail.ts";
import { writeLetter } from "./write-letter.ts";

/** The letter and its mails exactly as they would be sent. Writes and sends nothing. */
export async function previewLetter(
  work: Work,
  deps: Pick<Deps, "mails">,
  order: LetterOrder,
): Promise<LetterPreview> {
  const written = await writeLetter(work, order);
  const { workspaceId, kind } = work.scope;
  const tenants = [];
  for (const signer of written.signers)
    tenants.push({
      id: signer.id,
      name: signer.name,
      email: signer.email ?? "",
      mail:
        signer.email === null ? null : await deps.mails.words(letterMail(written, { workspaceId, signer })),
    });
  return {
    sheet: written.sheet,
    fileName: written.fileName,
    sum: amountText(written.sumMinor, written.lease.currency),
    currency: written.lease.currency,
    isQuittance: written.isQuittance,
    withoutFont: written.withoutFont,
    fingerprint: written.fingerprint,
    replyTo: written.landlord.email,
    mailStop: kind === "sample" ? "sample" : written.landlord.isConfirmed ? null : "unconfirmed",
    tenants,
  };
}
