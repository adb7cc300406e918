import { expect, it } from "vitest";
import { coTenantIssue, MOST_CO_TENANTS, tenantsInShort } from "../index.ts";

it("has each joint tenant once, beside the main one, and not too many of them", () => {
  expect(coTenantIssue("a", [])).toBeNull();
  expect(coTenantIssue("a", ["b", "c"])).toBeNull();
  expect(coTenantIssue("a", ["b", "a"])).toBe("CO_TENANT_IS_TENANT");
  expect(coTenantIssue(null, ["b", "b"])).toBe("CO_TENANT_TWICE");
  const many = Array.from({ length: MOST_CO_TENANTS }, (_, at) => String(at));
  expect(coTenantIssue("a", many)).toBeNull();
  expect(coTenantIssue("a", [...many, "one more"])).toBe("TOO_MANY_CO_TENANTS");
});

it("says in short who rents", () => {
  expect(tenantsInShort("Ada Adler", 0)).toBe("Ada Adler");
  expect(tenantsInShort("Ada Adler", 2)).toBe("Ada Adler, +2");
});
