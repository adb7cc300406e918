import { textOfBytes } from "@keystead/domain/spreadsheet";

/** The text of a file, in any encoding that banks and spreadsheets use. */
export async function textOfFile(file: Blob): Promise<string> {
  return textOf(new Uint8Array(await file.arrayBuffer()));
}

export function textOf(bytes: Uint8Array): string {
  return textOfBytes(bytes, decode);
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
