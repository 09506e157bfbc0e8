/** What the listing's form holds so far that the parts below it read and change. */
export type ListingSoFar = {
  readonly skills: readonly string[];
  /** 'Jumlah Orang' as typed. */
  readonly seats: string;
  readonly onSeats: (seats: string) => void;
};
