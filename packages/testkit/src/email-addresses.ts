/** Addresses as people type them, each with its normalised form, which is compared, stored and used for sending. */
export const emailInputs: readonly (readonly [input: string, read: string])[] = [
  ["ana@example.org", "ana@example.org"],
  ["  Ana@Example.ORG\t", "ana@example.org"],
  ["ana.ruiz+rent@mail.example.org", "ana.ruiz+rent@mail.example.org"],
  ["ANA+Rent@EXAMPLE.org", "ana+rent@example.org"],
  ["o'brien_1%x@example.co.uk", "o'brien_1%x@example.co.uk"],
  ["jörg@müller.de", "jörg@xn--mller-kva.de"],
  ["JÖRG@MÜLLER.DE", "jörg@xn--mller-kva.de"],
  // The same letters, decomposed into a base letter and a combining mark.
  ["jo\u0308rg@mu\u0308ller.de", "jörg@xn--mller-kva.de"],
  ["jörg@xn--mller-kva.de", "jörg@xn--mller-kva.de"],
  ["info@straße.example", "info@xn--strae-oqa.example"],
  ["用户@例え.jp", "用户@xn--r8jz45g.jp"],
  // Full-width letters, and invisible characters of a copied address.
  ["ａｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ", "ana@example.org"],
  ["ana\u200b@example.org\u00a0", "ana@example.org"],
];

/** Texts that are not an address, wherever they are typed. */
export const noEmails: readonly string[] = [
  "ana",
  "ana@",
  "@example.org",
  "ana@example",
  "ana@.org",
  "ana@example.",
  "ana@example..org",
  "an a@example.org",
  "ana@exam ple.org",
  "ana@@example.org",
  "ana@home@example.org",
  "ana@müller",
  "ana@mül%6cer.de",
  "ana@müller.de:25",
  "ana@müller.de/x",
  "ana@exa_mple.org",
  "ana@-example.org",
  "ana,eve@example.org",
  "ana;eve@example.org",
  "<ana@example.org>",
  '"ana"@example.org',
  "ana\r\nbcc:eve@example.org",
  `${"a".repeat(250)}@example.org`,
];
