import type { Language } from "@keystead/domain/languages";

import type { Deps } from "#deps.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { linkTo } from "#kernel/links/link-to.ts";
import { findPersonByEmail, type KnownPerson } from "./auth-store.ts";

export type MagicLinkMail = {
  readonly email: string;
  readonly token: string;
  readonly language: Language;
  readonly promo: boolean;
  readonly linkLivesMs: number;
};

/** Does the same work for known and unknown addresses: both get a link. */
export async function postMagicLink(tx: Tx, deps: Deps, mail: MagicLinkMail): Promise<void> {
  const person = await findPersonByEmail(tx, { email: mail.email });
  const language = person?.language ?? mail.language;
  const url = linkTo(deps, "/auth/confirm", {
    token: mail.token,
    lang: language,
    ...(mail.promo ? { promo: "pro_trial" } : {}),
  });
  const { email: to, linkLivesMs } = mail;
  await deps.mails.post(tx, { kind: "magic_link", to, language, url, linkLivesMs });
}

/** Sent after every change of a password, so that the owner of the address learns of it. */
export async function postPasswordChanged(
  tx: Tx,
  deps: Deps,
  { email: to, language }: Pick<KnownPerson, "email" | "language">,
): Promise<void> {
  const url = linkTo(deps, "/auth", {});
  await deps.mails.post(tx, { kind: "password_changed", to, language, url, linkLivesMs: null });
}
