const format = new Intl.DateTimeFormat('id-ID', { year: 'numeric', timeZone: 'Asia/Jakarta' });

/** The year in Jakarta, the same on the server and in every browser. */
export const currentYear = (): string => format.format(new Date());
