import { Email, LanguageCode, line } from "@keystead/contract/wire";
import { FULL_NAME_LIMIT, MAX_PASSWORD, MIN_PASSWORD } from "@keystead/domain/accounts";
import * as z from "zod/mini";

/** Answers of the account routes whose text the specification defines; `message` is that text. */
export const authMessages = {
  INVALID_EMAIL: "Invalid email address",
  INVALID_EMAIL_OR_PASSWORD: "Invalid email or password",
  USER_ALREADY_EXISTS: "A user with this email already exists",
  PASSWORD_TOO_SHORT: `Password must be at least ${MIN_PASSWORD} characters`,
  PASSWORD_TOO_LONG: `Password must be at most ${MAX_PASSWORD} characters`,
  PASSWORD_REQUIRED: "Password is required",
  INVALID_PASSWORD: "The current password is not right",
  ACCOUNT_LEAVING: "This account is being deleted. The link in your mail brings it back",
  INVALID_TOKEN: "This link is no longer valid",
  REGION_BLOCKED: "Registration is not available in your region",
  SIGN_UP_CLOSED: "Registration is closed",
  SIGN_UP_FIRST: "Sign up first",
  UNAUTHORIZED: "Sign in first",
  OTHER_ADDRESS: "The invitation is for another address",
  NO_ROOM: "The plan has no room for another assistant",
  TOO_MANY_REQUESTS: "Too many attempts. Try again later",
  BAD_REQUEST: "The request is not valid",
} as const;
export type AuthCode = keyof typeof authMessages;

const wellFormed = z.refine<string>((text) => !text.includes("\u0000") && text.isWellFormed(), {
  error: "BAD_REQUEST",
});

export const NewPassword = z
  .string({ error: "PASSWORD_TOO_SHORT" })
  .check(
    wellFormed,
    z.minLength(MIN_PASSWORD, { error: "PASSWORD_TOO_SHORT" }),
    z.maxLength(MAX_PASSWORD, { error: "PASSWORD_TOO_LONG" }),
  );
const GivenPassword = z
  .string({ error: "PASSWORD_REQUIRED" })
  .check(
    z.minLength(1, { error: "PASSWORD_REQUIRED" }),
    z.maxLength(MAX_PASSWORD, { error: "PASSWORD_TOO_LONG" }),
  );
/** All our tokens have a length within these limits. */
const SHORTEST_TOKEN = 16;
const LONGEST_TOKEN = 2_000;

const Token = z
  .string({ error: "INVALID_TOKEN" })
  .check(
    z.minLength(SHORTEST_TOKEN, { error: "INVALID_TOKEN" }),
    z.maxLength(LONGEST_TOKEN, { error: "INVALID_TOKEN" }),
  );
const PROMO_LIMIT = 64;
const Promo = z.optional(z.string().check(z.maxLength(PROMO_LIMIT)));

const WORD_LIMIT = 64;
/** Facts that a browser states about itself are only hints for guesses, so an invalid one counts as missing. */
const hint = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((input) => (typeof input === "string" && input.length <= WORD_LIMIT ? input : undefined)),
  ),
);

export const SignUp = z.strictObject({
  email: Email,
  password: NewPassword,
  name: z._default(line(FULL_NAME_LIMIT), ""),
  language: z.optional(LanguageCode),
  promo: Promo,
  zone: hint,
  locale: hint,
});
/** Also sent by a form on a page without a script; missing fields are guessed. */
export const LookAround = z.strictObject({ language: z.optional(LanguageCode), zone: hint, locale: hint });
export const SignIn = z.strictObject({ email: Email, password: GivenPassword });
export const MagicLinkRequest = z.strictObject({
  email: Email,
  language: z.optional(LanguageCode),
  promo: Promo,
});
export const MagicLinkConfirm = z.strictObject({
  token: Token,
  language: z.optional(LanguageCode),
  promo: Promo,
  zone: hint,
  locale: hint,
});
export const ResetRequest = z.strictObject({ email: Email });
export const PasswordReset = z.strictObject({ token: Token, newPassword: NewPassword });
export const PasswordChange = z.strictObject({ currentPassword: GivenPassword, newPassword: NewPassword });
/** A signed-in person sends no password. */
export const InvitationAccept = z.strictObject({
  token: Token,
  password: z.optional(NewPassword),
  name: z._default(line(FULL_NAME_LIMIT), ""),
  language: z.optional(LanguageCode),
  zone: hint,
  locale: hint,
});
export const InvitationLook = z.strictObject({ token: Token });
export const AccountDeletion = z.strictObject({ password: GivenPassword });
export const DeletionLink = z.strictObject({ token: Token });
export const AddressConfirm = z.strictObject({ token: Token });

/** Only this promotion exists; any other value is ignored rather than refused. */
export function promoSource(promo: string | undefined): string | null {
  return promo === "pro_trial" ? "pro_trial" : null;
}

export function isAuthCode(text: string): text is AuthCode {
  return Object.hasOwn(authMessages, text);
}
