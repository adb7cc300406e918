import type { LetterOrder } from "@keystead/contract/letters";

import { chosenWorkspace } from "../../lib/workspace-choice.ts";

/** Carries the server's refusal, as `refusalOf` reads it. */
class LetterRefused extends Error {
  override readonly name = "LetterRefused";
  readonly code: unknown;
  readonly data: unknown;
  constructor(answer: unknown) {
    super("a letter was refused");
    const refused: { readonly code?: unknown; readonly data?: unknown } =
      typeof answer === "object" && answer !== null ? answer : {};
    this.code = refused.code;
    this.data = refused.data;
  }
}

const LASTS_MS = 60_000;

/** Has a letter drawn and saves it as a file would be that a link leads to. */
export async function downloadLetter({ id, ...order }: LetterOrder): Promise<void> {
  const workspace = chosenWorkspace();
  const answer = await fetch(`/api/leases/${id}/letters`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(workspace === null ? {} : { "x-workspace-id": workspace }),
    },
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new LetterRefused(await answer.json().catch(() => null));
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = nameIn(answer.headers.get("content-disposition"));
  link.click();
  // Some browsers read it only after the press has been dealt with.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, LASTS_MS);
}

/** RFC 6266, as our server writes it. */
function nameIn(disposition: string | null): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? "") ?? [];
  return name === undefined ? "letter.pdf" : decodeURIComponent(name);
}
