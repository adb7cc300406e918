import type { PortfolioTables } from "@keystead/samples/portfolio-tables";

import type { AuditScope } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";

/** Stores a feature's records of a generated portfolio, after the records that all features refer to. */
export type StoreSample = (work: Work<AuditScope>, tables: PortfolioTables) => Promise<void>;
