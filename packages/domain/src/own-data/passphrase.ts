/**
 * Length of a passphrase that locks an archive: it must be long, since whoever has the file can guess offline without
 * limit.
 */
export const MIN_PASSPHRASE = 12;
export const MAX_PASSPHRASE = 128;
