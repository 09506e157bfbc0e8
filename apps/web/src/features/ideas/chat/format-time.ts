const format = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit' });

/** Clock time of a message in the person's zone, e.g. '09.41'. */
export const formatTime = (iso: string): string => format.format(new Date(iso));
