/** A mail was not sent. The message is our own, because a mail server's may quote the address that it refuses. */
export class MailNotSent extends Error {
  override readonly name = "MailNotSent";
  /** True if the server would refuse the same mail again, so that retrying is useless. */
  readonly isFinal: boolean;
  /** True if the server refused the recipient's address rather than this mail or its sender. */
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
