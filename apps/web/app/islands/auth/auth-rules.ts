import { MAX_PASSWORD, MIN_PASSWORD } from "@keystead/domain/accounts";

export type FieldProblem = "invalidEmail" | "passwordMissing" | "passwordShort" | "passwordLong";

/** Lenient on purpose: the server validates; only text that cannot be an address is rejected at once. */
export function emailProblem(email: string): FieldProblem | null {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.normalize("NFKC").trim()) ? null : "invalidEmail";
}

/** Signing in only requires a password; its length matters where a new one is chosen. */
export function passwordProblem(password: string, isNew: boolean): FieldProblem | null {
  if (!isNew) return password === "" ? "passwordMissing" : null;
  if (password.length < MIN_PASSWORD) return "passwordShort";
  return password.length > MAX_PASSWORD ? "passwordLong" : null;
}

export type Strength = "weak" | "fair" | "strong";

/** Length counts most, variety helps, repeated characters count for nothing. */
export function passwordStrength(password: string): Strength {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  if (new Set(password).size < 5) return "weak";
  if (password.length >= 16 || (password.length >= 12 && kinds >= 3)) return "strong";
  return password.length >= 10 || (password.length >= 8 && kinds >= 3) ? "fair" : "weak";
}

/** How the page shows a refusal of the account routes: the message, and the field it belongs to. */
export type ShownRefusal = { readonly words: MessageKey; readonly field: "email" | "password" | null };

export type MessageKey =
  | FieldProblem
  | "wrongCredentials"
  | "emailTaken"
  | "registrationBlocked"
  | "tooMany"
  | "unavailable"
  | "noConnection"
  | "linkInvalid"
  | "leaving"
  | "noRoom"
  | "otherAddress"
  | "failed";

const shownRefusals: Readonly<Record<string, ShownRefusal>> = {
  INVALID_EMAIL: { words: "invalidEmail", field: "email" },
  INVALID_EMAIL_OR_PASSWORD: { words: "wrongCredentials", field: "password" },
  USER_ALREADY_EXISTS: { words: "emailTaken", field: "email" },
  PASSWORD_TOO_SHORT: { words: "passwordShort", field: "password" },
  PASSWORD_TOO_LONG: { words: "passwordLong", field: "password" },
  PASSWORD_REQUIRED: { words: "passwordMissing", field: "password" },
  REGION_BLOCKED: { words: "registrationBlocked", field: null },
  INVALID_TOKEN: { words: "linkInvalid", field: null },
  ACCOUNT_LEAVING: { words: "leaving", field: null },
  NO_ROOM: { words: "noRoom", field: null },
  OTHER_ADDRESS: { words: "otherAddress", field: null },
  TOO_MANY_REQUESTS: { words: "tooMany", field: null },
  UNAVAILABLE: { words: "unavailable", field: null },
  NO_CONNECTION: { words: "noConnection", field: null },
};

export function shownRefusal(code: string): ShownRefusal {
  return shownRefusals[code] ?? { words: "failed", field: null };
}
