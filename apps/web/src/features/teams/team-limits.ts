/** Longest texts of a team; the database has the same limits. */
export const noteMaxLength = 500;
export const roleMaxLength = 60;
export const titleMaxLength = 120;
export const bodyMaxLength = 2_000;
