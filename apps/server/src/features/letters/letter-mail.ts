import { createHash, randomUUID } from "node:crypto";

import type { QueuedLetter } from "#kernel/jobs/mail-orders.ts";
import type { Signer } from "./letter-facts-store.ts";
import type { WrittenLetter } from "./write-letter.ts";

/** The mail that delivers a letter to one of the signers. */
export function letterMail(
  written: WrittenLetter,
  { workspaceId, signer }: { readonly workspaceId: string; readonly signer: Signer },
): QueuedLetter {
  const { lease, sheet, fileName, landlord, letter } = written;
  return {
    kind: "letter",
    to: signer.email ?? "",
    language: letter.language,
    linkLivesMs: null,
    messageId: `letter-${createHash("sha256").update(randomUUID()).digest("hex").slice(0, 40)}`,
    of: { workspaceId, leaseId: lease.id, tenantId: signer.id },
    tenantName: signer.name,
    landlord: { name: landlord.name, email: landlord.email },
    sheet,
    fileName,
  };
}
