/** So many versions of its figures stay with an idea; the oldest goes first. */
export const keptVersions = 10;
