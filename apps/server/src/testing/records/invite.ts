import { cookieOf } from "../requests/cookie-of.ts";
import type { TestApp, TestClient, TestSession } from "../test-app.ts";
import { tokenIn } from "../requests/token-in.ts";

/** Sends an invitation and returns the token in its mail. */
export async function invitedToken(app: TestApp, owner: TestClient, email: string): Promise<string> {
  await owner.people.invite({ email, role: "assistant", language: "en" });
  return mailedToken(app, email);
}

/** The token in the newest mail to the address. */
export async function mailedToken(app: TestApp, email: string): Promise<string> {
  await app.runJobs();
  return tokenIn((await app.mails.waitForMail(email)).text);
}

/** Invites somebody without an account, who accepts. */
export async function invitedSession(
  app: TestApp,
  owner: TestClient,
  email: string,
): Promise<TestSession & { readonly workspaceId: string }> {
  const token = await invitedToken(app, owner, email);
  const ip = app.freshIp();
  const password = "correct horse";
  const answer = await app.call("/api/auth/accept-invitation", { body: { token, password }, ip });
  const body: { readonly workspaceId: string } = JSON.parse(await answer.text());
  if (!answer.ok) throw new Error(`the invitation was answered ${answer.status}: ${JSON.stringify(body)}`);
  return { email, password, ip, cookie: cookieOf(answer), workspaceId: body.workspaceId };
}
