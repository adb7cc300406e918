import { describe, expect, it } from "vitest";
import { can, isAction, roles, signUpAllowed } from "./index.ts";
import type { Action } from "./index.ts";

describe("permissions", () => {
  const rows: readonly (readonly [Action, string])[] = [
    ["property.create", "owner"],
    ["property.delete", "owner"],
    ["property.update", "owner assistant"],
    ["unit.delete", "owner"],
    ["tenant.delete", "owner"],
    ["lease.delete", "owner"],
    ["lease.create", "owner assistant"],
    ["payment.record", "owner assistant"],
    ["income.delete_any", "owner"],
    ["income.delete_own", "owner assistant"],
    ["booking.delete", "owner assistant"],
    ["turnover.mark_done_any", "owner assistant"],
    ["turnover.mark_done_own", "owner assistant cleaner cleaner_link"],
    ["payout.read_own", "owner assistant cleaner"],
    ["task.update_own", "owner assistant cleaner"],
    ["task.update_any", "owner assistant"],
    ["document.delete_any", "owner"],
    ["registry.read", "owner assistant"],
    ["fx.read", "owner assistant"],
    ["fx.write", "owner"],
    ["activity.read", "owner"],
    ["team.manage", "owner"],
    ["plan.read", "owner assistant"],
    ["plan.change", "owner"],
    ["account.delete", "owner"],
    ["profile.update", "owner assistant cleaner admin"],
    ["seo.manage", "admin"],
    ["page.read", "owner assistant cleaner cleaner_link admin anonymous"],
    ["lead.create", "owner assistant cleaner cleaner_link admin anonymous"],
    ["report.create", "owner assistant cleaner admin anonymous"],
  ];

  it.each(rows)("%s: %s", (action, allowed) => {
    expect(roles.filter((role) => can(role, action)).join(" ")).toBe(allowed);
  });

  it("know no other actions", () => {
    expect(isAction("property.delete")).toBe(true);
    expect(isAction("property.paint")).toBe(false);
    expect(isAction("toString")).toBe(false);
  });
});

it("blocks a sign-up only on a clear answer", () => {
  expect(signUpAllowed({ kind: "answered", blocked: true, country: "RU" })).toEqual({
    allowed: false,
    country: "RU",
  });
  expect(signUpAllowed({ kind: "answered", blocked: false, country: "ES" })).toEqual({
    allowed: true,
    country: "ES",
  });
  expect(signUpAllowed({ kind: "not_ok" })).toEqual({ allowed: true, country: "UNKNOWN" });
  expect(signUpAllowed({ kind: "unreachable" })).toEqual({ allowed: true, country: "ERROR" });
});
