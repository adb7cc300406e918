export {
  documentKinds,
  documentOwners,
  FILE_LIMIT,
  FILE_NAME_LIMIT,
  MOST_PIXELS,
  ownerField,
} from "./document-rules.ts";
export type { DocumentKind, DocumentOwner } from "./document-rules.ts";
export {
  fileFormats,
  formatOf,
  isHeic,
  isPicture,
  isText,
  mediaTypeOf,
  officeFormatOf,
  suffixOf,
} from "./file-formats.ts";
export type { FileFormat, FoundFormat } from "./file-formats.ts";
export { composedFileName, fileName, kindOfFile, nameInFormat } from "./file-names.ts";
