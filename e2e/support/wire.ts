/// <reference lib="dom" />
import type { Page } from "@playwright/test";

/** Calls the API in the workspace of this tab. */
export async function callApi<Of>(
  page: Page,
  method: "GET" | "POST" | "PUT",
  path: string,
  body: object | null = null,
): Promise<Of> {
  return page.evaluate(
    async ({ to, how, sent }) => {
      const workspace = sessionStorage.getItem("ks-workspace");
      const answer = await fetch(`/api/v1/${to}`, {
        method: how,
        headers: {
          "content-type": "application/json",
          "idempotency-key": crypto.randomUUID(),
          ...(workspace === null ? {} : { "x-workspace-id": workspace }),
        },
        ...(sent === null ? {} : { body: sent }),
      });
      if (!answer.ok) throw new Error(`${to} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    { to: path, how: method, sent: body === null ? null : JSON.stringify(body) },
  );
}
