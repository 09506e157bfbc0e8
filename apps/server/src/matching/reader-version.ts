/** Goes up when the lexicon or the form of a reading changes: what was read by an older one is read again. */
export const readerVersion = 2;
