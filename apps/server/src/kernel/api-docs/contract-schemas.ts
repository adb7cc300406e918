import * as accounts from "@keystead/contract/accounts";
import * as analytics from "@keystead/contract/analytics";
import * as bookings from "@keystead/contract/bookings";
import * as bulk from "@keystead/contract/bulk";
import * as documents from "@keystead/contract/documents";
import * as exports from "@keystead/contract/exports";
import * as fx from "@keystead/contract/fx";
import * as handovers from "@keystead/contract/handovers";
import * as history from "@keystead/contract/history";
import * as leads from "@keystead/contract/leads";
import * as leases from "@keystead/contract/leases";
import * as ledger from "@keystead/contract/ledger";
import * as letters from "@keystead/contract/letters";
import * as notices from "@keystead/contract/notices";
import * as ownData from "@keystead/contract/own-data";
import * as people from "@keystead/contract/people";
import * as portfolio from "@keystead/contract/portfolio";
import * as properties from "@keystead/contract/properties";
import * as seo from "@keystead/contract/seo";
import * as statements from "@keystead/contract/statements";
import * as support from "@keystead/contract/support";
import * as tenants from "@keystead/contract/tenants";
import * as trash from "@keystead/contract/trash";
import * as turnovers from "@keystead/contract/turnovers";
import * as wire from "@keystead/contract/wire";
import type { AnySchema } from "@orpc/contract";

import type { ApiReference } from "./api-reference.ts";

/**
 * The modules that name the schemas, for features that do not declare their own module. A schema missing here is
 * still described; its name is then made from where it occurs.
 */
const areas: readonly object[] = [
  wire,
  accounts,
  analytics,
  bookings,
  bulk,
  documents,
  exports,
  fx,
  handovers,
  history,
  leads,
  leases,
  ledger,
  letters,
  notices,
  ownData,
  people,
  portfolio,
  properties,
  seo,
  statements,
  support,
  tenants,
  trash,
  turnovers,
];

/** Every schema that the contract exports, by its exported name. */
export function contractSchemas(
  references: readonly ApiReference[],
): readonly (readonly [name: string, schema: AnySchema])[] {
  return [...areas, ...references.map(({ schemas }) => schemas)].flatMap((area) =>
    Object.entries(area).filter((entry): entry is [string, AnySchema] => isSchema(entry[1])),
  );
}

function isSchema(value: unknown): value is AnySchema {
  return typeof value === "object" && value !== null && "_zod" in value && "~standard" in value;
}
