import { PrinterBusy, type PrintedSheet, type Printer } from "#adapters/printer/printer.ts";
import type { MemberContext } from "./procedures.ts";
import { refusal } from "./refusals/refusal.ts";

const WAIT_SECONDS = 5;

/**
 * The PDF of a sheet. UNAVAILABLE if too many requests wait or the sheet cannot be drawn; the same request may
 * succeed a little later.
 */
export async function drawn(
  printer: Printer,
  { log }: Pick<MemberContext, "log">,
  sheet: PrintedSheet,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await printer.print(sheet);
  } catch (error) {
    if (!(error instanceof PrinterBusy)) log.error({ err: error }, "a sheet could not be drawn");
    throw refusal("UNAVAILABLE", { retryAfterSeconds: WAIT_SECONDS });
  }
}
