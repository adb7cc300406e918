import { LetterOrder } from "@keystead/contract/letters";
import { type Context, Hono } from "hono";

import type { Deps } from "#deps.ts";
import { bodyOf, drawn, inWorkspace, memberRoute, postedAs, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { attachment } from "#kernel/http/attachment.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { takeAttempt, type Limit } from "#kernel/http/admission/rate-limit.ts";
import { assertDrawable, writeLetter } from "./write-letter.ts";

/** All workspaces share the one printer that draws letters. */
const LETTERS: Limit = { name: "letter-pdf", max: 60, windowMs: 60_000 };

/** `POST /api/leases/{id}/letters`: a letter as a PDF. Not a GET, because the audit records it. */
export function letterRoutes(deps: Deps): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.post(
    "/leases/:id/letters",
    memberRoute("letter.read")(async (c, context) => {
      const order = await orderOf(c);
      const verdict = await takeAttempt(deps, LETTERS, context.scope.workspaceId);
      if (!verdict.allowed)
        throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: verdict.retryAfterSeconds });
      const written = await inWorkspace(context, (work) => writeLetter(work, order));
      assertDrawable(written);
      const { sheet, fileName } = written;
      // Runs between two transactions, so that none is open while the printer works.
      const pdf = await drawn(deps.printer, context, sheet);
      await inWorkspace(context, (work) =>
        writeAudit(work, {
          action: "write_letter",
          entity: "lease",
          entityId: order.id,
          changes: { letter: order.kind, language: sheet.language },
        }),
      );
      return new Response(pdf, {
        headers: {
          "content-type": "application/pdf",
          "content-length": String(pdf.byteLength),
          "content-disposition": attachment(fileName),
          "cache-control": "private, no-store",
          // If the file is opened as a page, it can run nothing, load nothing and not be framed.
          "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
        },
      });
    }),
  );
  return routes;
}

async function orderOf(c: Context<HttpEnv>): Promise<LetterOrder> {
  const body = await bodyOf(c);
  return postedAs(
    LetterOrder,
    typeof body === "object" && body !== null ? { ...body, id: c.req.param("id") } : body,
  );
}
