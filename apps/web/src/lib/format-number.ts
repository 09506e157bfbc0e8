const format = new Intl.NumberFormat('id-ID');

/** A count with Indonesian thousands: 1240 → '1.240'. */
export const formatNumber = (value: number): string => format.format(value);
