/**
 * How many people a listing still seeks, in words. In: 'Jumlah Orang', and how many of these seats are free (null when that is not
 * known). Out: null for a listing that names no number.
 */
export function describeSeats(seats: number | null, free: number | null): string | null {
  if (seats === null) return null;
  if (free === 0) return 'Sudah lengkap';
  return free === null || free >= seats ? `${seats} orang` : `${free} dari ${seats} orang`;
}
