/** The database has the same limits. */
export const questionsMax = 3;
export const questionMaxLength = 200;
