import type { LetterOrder } from "@keystead/contract/letters";

import { downloadFile } from "../../lib/files/download-file.ts";

/** Has a letter drawn and saves it as a file would be that a link leads to. */
export async function downloadLetter({ id, ...order }: LetterOrder): Promise<void> {
  await downloadFile(`/api/leases/${id}/letters`, order);
}
