/**
 * Length of a passphrase that locks an archive. It must be long, because anybody who has the file can guess offline
 * without limit.
 */
export const MIN_PASSPHRASE = 12;
export const MAX_PASSPHRASE = 128;
