/** How long a passphrase is that locks an archive: whoever holds the file may guess as long as they like. */
export const MIN_PASSPHRASE = 12;
export const MAX_PASSPHRASE = 128;
