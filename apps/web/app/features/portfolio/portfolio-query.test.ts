import type { MemberRole } from "@keystead/domain/permissions";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it } from "vitest";

import { calmPortfolio } from "../../testing/records/calm-portfolio.ts";
import { membershipOf } from "../../testing/records/membership.ts";
import { answerWith, sent } from "../../testing/wire.ts";
import { beginIn } from "../session/public.ts";
import { askPortfolio } from "./portfolio-query.ts";

const client = new QueryClient();
const requestedPaths = () => sent.map(({ path }) => path);

function answerAs(role: MemberRole): void {
  answerWith(({ path }) => Response.json(path === "/api/v1/workspaces" ? membershipOf(role) : calmPortfolio));
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  client.clear();
});

it("[ROLE-01] asks for the figures of one's own workspace without asking who somebody is", async () => {
  answerAs("owner");
  const ahead = askPortfolio(client);
  beginIn(null);
  await ahead;
  expect(requestedPaths()).toEqual(["/api/v1/portfolio"]);
});

it.each([
  ["assistant", ["/api/v1/workspaces", "/api/v1/portfolio"]],
  ["cleaner", ["/api/v1/workspaces"]],
] as const)("[ROLE-01] asks in another's workspace for what the %s may read there", async (role, paths) => {
  answerAs(role);
  beginIn(membershipOf(role).current);
  await askPortfolio(client);
  expect(requestedPaths()).toEqual(paths);
});
