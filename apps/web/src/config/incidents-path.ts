/** What befell data of members, told to everybody. */
export const incidentsPath = '/insiden';
