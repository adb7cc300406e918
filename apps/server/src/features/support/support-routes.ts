import { NewReport } from "@keystead/contract/support";
import { ORPCError } from "@orpc/server";
import { Hono } from "hono";

import type { Deps } from "#deps.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { sendReport } from "./send-report.ts";

const MESSAGES: Readonly<Record<string, string>> = {
  DESCRIPTION_REQUIRED: "Please describe the issue",
  EMAIL_REQUIRED: "Please provide your email address",
  INVALID_EMAIL: "Invalid email",
};

/** `POST /api/send-telegram`, the name in the specification; the same verb as `/api/v1/reports`. */
export function supportRoutes(deps: Deps): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.post("/send-telegram", async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const parsed = NewReport.safeParse(body);
    if (!parsed.success) {
      const issues = parsed.error.issues.map((issue) => ({
        path: issue.path.map(String),
        code: /^[A-Z_]+$/.test(issue.message) ? issue.message : issue.code.toUpperCase(),
      }));
      return c.json(badRequest(issues), 400);
    }
    try {
      return c.json(
        await sendReport(
          { ...deps, log: c.get("log") },
          { who: await c.get("caller").signedIn(), clientIp: c.get("clientIp") },
          parsed.data,
        ),
      );
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      const data: unknown = error.data;
      if (error.status === 429 || error.status === 403)
        return c.json({ ...error.toJSON(), defined: true }, error.status);
      return c.json(badRequest(issuesOf(data)), 400);
    }
  });
  return routes;
}

type Issue = { readonly path: readonly string[]; readonly code: string };

function badRequest(issues: readonly Issue[]): Readonly<Record<string, unknown>> {
  const message =
    issues.map((issue) => MESSAGES[issue.code]).find((text) => text !== undefined) ?? "BAD_REQUEST";
  return { defined: true, code: "BAD_REQUEST", status: 400, message, data: { issues } };
}

function issuesOf(data: unknown): readonly Issue[] {
  if (typeof data !== "object" || data === null || !("issues" in data) || !Array.isArray(data.issues))
    return [];
  return data.issues;
}
