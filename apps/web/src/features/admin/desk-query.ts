/** What every query key of the desk begins with; invalidating it reads all its lists again. */
export const deskKey = ['admin'] as const;

/** Rows on one page of an admin list. */
export const adminPageSize = 25;
