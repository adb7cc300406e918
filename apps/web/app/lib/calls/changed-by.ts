import type { contract } from "@keystead/contract";

import { changes } from "../../features.ts";
import type { Change } from "../changed.ts";
import type { ProcedureOf } from "../feature.ts";

type Procedure = ProcedureOf<keyof typeof contract>;

/**
 * What each procedure changes, as a `Change`; the file that calls it passes that to `changed("…")`. "nothing": it
 * reads, or no screen shows what it writes. "as deleted": it restores, with the same change as the deletion it undoes.
 * Each feature lists its own procedures in its `feature.ts`; a procedure missing from all of them is a type error here.
 */
export const changedBy: Readonly<Record<Procedure, Change | "nothing" | "as deleted">> = changes();
