/** A parameter that makes the first message of the library long, so that it is written at once; it never reaches the database. */
export const filler = { filling: '.'.repeat(1_024) };
