import { emailInputs } from "@keystead/testkit/email-addresses";
import { describe, expect, it } from "vitest";

import { emailProblem, passwordProblem, passwordStrength, shownRefusal } from "./auth-rules.ts";

describe("emailProblem", () => {
  it.each(["anna@example.com", " anna@example.co.uk ", "a+b@exämple.de"])("takes %j", (email) => {
    expect(emailProblem(email)).toBeNull();
  });

  it.each(emailInputs)("leaves %j to the server, which reads it as %s", (input) => {
    expect(emailProblem(input)).toBeNull();
  });

  it.each(["", "anna", "anna@", "@example.com", "anna@example", "an na@example.com", "anna@.com"])(
    "sends %j back",
    (email) => {
      expect(emailProblem(email)).toBe("invalidEmail");
    },
  );
});

describe("passwordProblem", () => {
  it.each([
    ["12345", "passwordShort"],
    ["123456", null],
    ["x".repeat(128), null],
    ["x".repeat(129), "passwordLong"],
  ])("judges a new password %j as %j", (password, problem) => {
    expect(passwordProblem(password, true)).toBe(problem);
  });

  it("asks only for some password when signing in", () => {
    expect(passwordProblem("", false)).toBe("passwordMissing");
    expect(passwordProblem("abc", false)).toBeNull();
  });
});

describe("passwordStrength", () => {
  it.each([
    ["aaaaaaaaaaaaaaaaaaaa", "weak"],
    ["secret1", "weak"],
    ["secret-12", "fair"],
    ["correct horse battery", "strong"],
  ])("calls %j %s", (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

describe("shownRefusal", () => {
  it("puts a taken address at the address", () => {
    expect(shownRefusal("USER_ALREADY_EXISTS")).toEqual({ words: "emailTaken", field: "email" });
  });

  it("says of a busy server that it is busy, not that somebody tried too often", () => {
    expect(shownRefusal("UNAVAILABLE")).toEqual({ words: "unavailable", field: null });
  });

  it("has general words for a code it does not know", () => {
    expect(shownRefusal("SOMETHING_NEW")).toEqual({ words: "failed", field: null });
  });
});
