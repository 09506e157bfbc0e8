/** Address of a member's public page, apart from the table of every address. */
export const publicProfilePath = (username: string): string => `/u/${encodeURIComponent(username)}`;
