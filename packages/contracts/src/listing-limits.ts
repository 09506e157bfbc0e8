/** Limits of a listing, apart from the schemas that keep them: a page may name one without loading those. */
/** Longest texts that the form accepts; the database has limits of its own. */
export const projectNameMaxLength = 120;
export const projectDescriptionMaxLength = 5_000;
export const projectShortTextMaxLength = 100;
/** A week holds no more working hours than one can promise. */
export const hoursPerWeekMax = 80;
export const seatsMax = 50;
