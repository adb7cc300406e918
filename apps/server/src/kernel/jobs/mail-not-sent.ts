/** A mail was not sent. The message is our own, because a mail server's may quote the address that it refuses. */
export class MailNotSent extends Error {
  override readonly name = "MailNotSent";
  /** True: the same mail would be refused again, so retrying is useless. */
  readonly isFinal: boolean;
  /** True: the server refused the recipient's address, not this mail or its sender. */
  readonly refusesAddress: boolean;

  constructor(
    words: string,
    options: { readonly isFinal: boolean; readonly refusesAddress?: boolean; readonly cause?: unknown },
  ) {
    super(words, { cause: options.cause });
    this.isFinal = options.isFinal;
    this.refusesAddress = options.refusesAddress ?? false;
  }
}
