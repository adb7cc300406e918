import { runOperatorCommand } from "#operator/index.ts";
import { operatorOf } from "../operator-of.ts";
import type { TestApp, TestSession } from "../test-app.ts";

/** Does the same as `npm run admin -- grant EMAIL`. */
export async function grantAdmin(app: TestApp, { email }: TestSession): Promise<void> {
  await runOperatorCommand(operatorOf(app), { name: "grant", email });
}
