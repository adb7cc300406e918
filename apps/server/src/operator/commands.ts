import * as z from "zod";

import type { AdminAnswer } from "#kernel/admin-socket/serve-admin-socket.ts";
import { withoutHaste } from "#kernel/db/postgres/database-time.ts";
import { refreshStatistics } from "#kernel/db/refresh-statistics.ts";
import { grantAdminTo, listLeads, listReports, revokeAdminOf } from "./admin-store.ts";
import { listLeaseDifferences } from "./list-lease-differences.ts";
import { listMails } from "./list-mails.ts";
import { abandonMove, finishMove, listMoves } from "./moving/end-move.ts";
import { exportWorkspace } from "./moving/export-workspace.ts";
import { importWorkspace } from "./moving/import-workspace.ts";
import type { MovingDeps } from "./moving/moving-deps.ts";
import { OperatorRefusal } from "./operator-refusal.ts";
import { seedDataSet } from "./seed-data-set.ts";
import { writeArchive } from "./write-archive.ts";

export const OperatorCommand = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("grant"), email: z.string().max(320) }),
  z.strictObject({ name: z.literal("revoke"), email: z.string().max(320) }),
  z.strictObject({ name: z.literal("reports") }),
  z.strictObject({ name: z.literal("leads") }),
  z.strictObject({ name: z.literal("check-leases") }),
  z.strictObject({ name: z.literal("mails") }),
  z.strictObject({
    name: z.literal("seed"),
    size: z.enum(["S", "M", "L"]),
    email: z.string().max(320).nullable(),
  }),
  z.strictObject({ name: z.literal("backup"), to: z.string().max(4096) }),
  z.strictObject({
    name: z.literal("workspace-export"),
    whose: z.string().max(320),
    to: z.string().max(4096),
  }),
  z.strictObject({ name: z.literal("workspace-import"), from: z.string().max(4096) }),
  z.strictObject({
    name: z.literal("workspace-finish"),
    id: z.uuid(),
    receipt: z.string().max(64),
    address: z
      .url({ protocol: /^https?$/ })
      .max(2048)
      .nullable(),
  }),
  z.strictObject({ name: z.literal("workspace-abandon"), id: z.uuid() }),
  z.strictObject({ name: z.literal("workspace-moves") }),
]);
export type OperatorCommand = z.infer<typeof OperatorCommand>;

/** The bucket of uploaded files is given if they are not in the data folder. */
export type OperatorDeps = MovingDeps;

/** The operator's commands; the same in the server and in a process that opened the database itself. */
export function runOperatorCommand(deps: OperatorDeps, command: OperatorCommand): Promise<readonly string[]> {
  return withoutHaste(() => run(deps, command));
}

async function run(deps: OperatorDeps, command: OperatorCommand): Promise<readonly string[]> {
  const { db, now } = deps;
  switch (command.name) {
    case "grant":
      return db.asSystem((tx) => grantAdminTo(tx, command.email, now()));
    case "revoke":
      return db.asSystem((tx) => revokeAdminOf(tx, command.email, now()));
    case "reports":
      return db.asSystem(listReports);
    case "leads":
      return db.asSystem(listLeads);
    case "check-leases":
      return listLeaseDifferences(db, now());
    case "mails":
      return listMails(db.login, now());
    case "seed": {
      const lines = await seedDataSet(deps, command);
      await refreshStatistics(db);
      return lines;
    }
    case "backup":
      return writeArchive(deps, command.to);
    case "workspace-export":
      return exportWorkspace(deps, command);
    case "workspace-import":
      return importWorkspace(deps, command);
    case "workspace-finish":
      return finishMove(deps, command);
    case "workspace-abandon":
      return abandonMove(deps, command);
    case "workspace-moves":
      return listMoves(deps);
  }
}

/**
 * For the socket: returns a refusal, and the one for an unknown command, as an answer; any other error is a bug and
 * is thrown.
 */
export async function answerOperator(deps: OperatorDeps, request: unknown): Promise<AdminAnswer> {
  const command = OperatorCommand.safeParse(request);
  if (!command.success) return { ok: false, error: "The server does not know this command." };
  try {
    return { ok: true, lines: await runOperatorCommand(deps, command.data) };
  } catch (error) {
    if (error instanceof OperatorRefusal) return { ok: false, error: error.message };
    throw error;
  }
}
