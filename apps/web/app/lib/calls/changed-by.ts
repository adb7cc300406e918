import type { contract } from "@keystead/contract";

import { changes } from "../../features.ts";
import type { Change } from "../changed.ts";
import type { ProcedureOf } from "../feature.ts";

type Procedure = ProcedureOf<keyof typeof contract>;

/**
 * What each procedure changes of what the screens show; the file that calls it says so with `changed("…")`. "nothing": it
 * reads, or what it writes is shown nowhere. "as deleted": it brings back what the Undo beside it names. Each feature says it of its
 * own in its `feature.ts`; a procedure of which none does is a type error here.
 */
export const changedBy: Readonly<Record<Procedure, Change | "nothing" | "as deleted">> = changes();
