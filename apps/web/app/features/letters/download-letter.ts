import type { LetterOrder } from "@keystead/contract/letters";

import { downloadFile } from "../../lib/files/download-file.ts";

/** Orders a letter and saves it as a download. */
export async function downloadLetter({ id, ...order }: LetterOrder): Promise<void> {
  await downloadFile(`/api/leases/${id}/letters`, order);
}
