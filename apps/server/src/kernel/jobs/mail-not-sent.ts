/** A mail that did not go out, in words of ours: what a mail server says may quote the address it refuses. */
export class MailNotSent extends Error {
  override readonly name = "MailNotSent";
  /** True: the same mail would be refused again, so trying on is of no use. */
  readonly isFinal: boolean;
  /** True: it is the recipient's address that is refused, and not this mail or its sender. */
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
