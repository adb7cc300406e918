export { cleanerAddresses, cleanerAddressOf } from "./cleaner-addresses.ts";
export type { CleanerAddress, CleanerSlug, HostPage } from "./cleaner-addresses.ts";
export { legalDocumentAt, legalDocuments } from "./legal-documents.ts";
export type { LegalDocument } from "./legal-documents.ts";
export { processorPurposes } from "./processor-purposes.ts";
export type { ProcessorPurpose } from "./processor-purposes.ts";
export { defaultAddress, publicPaths } from "./public-paths.ts";
