import type { DocumentPlace } from "@keystead/contract/documents";
import { fileFormats, mediaTypeOf, suffixOf } from "@keystead/domain/documents";

import { chosenWorkspace } from "../../lib/workspace-choice.ts";

/** What a picker offers. JPEG is named so that a phone which stores pictures otherwise hands over one. */
export const accepted = fileFormats
  .flatMap((format) => [mediaTypeOf(format), ...suffixOf(format).map((suffix) => `.${suffix}`)])
  .join(",");

export const acceptedPhotos = "image/jpeg,image/png,image/webp";

/** A link carries no header: it names the workspace of this tab itself. */
export function fileAddress(id: string): string {
  const workspace = chosenWorkspace();
  return `/api/documents/${id}/file${workspace === null ? "" : `?ws=${workspace}`}`;
}

export function uploadAddress({ on, onId }: DocumentPlace): string {
  return `/api/documents/${on}/${onId}`;
}

/** As a press on a link with `download` would. */
export function download(id: string, name: string): void {
  const link = document.createElement("a");
  link.href = fileAddress(id);
  link.download = name;
  link.click();
}
