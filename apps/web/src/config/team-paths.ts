/** Address of the room of a team, apart from the table of every address: only pages of members need it. */
export const teamPath = (projectId: string): string => `/tim/${projectId}`;
