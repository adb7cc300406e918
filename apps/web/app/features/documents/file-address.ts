import type { DocumentOwnerRef } from "@keystead/contract/documents";
import { fileFormats, mediaTypeOf, suffixOf } from "@keystead/domain/documents";

import { chosenWorkspace } from "../../lib/workspace-choice.ts";

/** The file types of the picker. It names JPEG, so that a phone converts pictures that it stores in another format. */
export const accepted = fileFormats
  .flatMap((format) => [mediaTypeOf(format), ...suffixOf(format).map((suffix) => `.${suffix}`)])
  .join(",");

export const acceptedPhotos = "image/jpeg,image/png,image/webp";

/** A link cannot send headers, so the URL names the tab's workspace. */
export function fileAddress(id: string): string {
  const workspace = chosenWorkspace();
  return `/api/documents/${id}/file${workspace === null ? "" : `?ws=${workspace}`}`;
}

export function uploadAddress({ on, onId }: DocumentOwnerRef): string {
  return `/api/documents/${on}/${onId}`;
}

/** The same as a click on a link with `download`. */
export function download(id: string, name: string): void {
  const link = document.createElement("a");
  link.href = fileAddress(id);
  link.download = name;
  link.click();
}
