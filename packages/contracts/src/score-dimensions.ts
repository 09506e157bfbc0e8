/** The dimensions of the score, with their weight in percent; skill and interest share one (`weighScores`). */
export const scoreDimensions = [
  { key: 'skillFit', label: 'Cocok dengan keahlian', weight: 75 },
  { key: 'interestFit', label: 'Cocok dengan minat', weight: 75 },
  { key: 'capitalFit', label: 'Cukup modalnya', weight: 6 },
  { key: 'demand', label: 'Ada pembelinya', weight: 4 },
  { key: 'competition', label: 'Ruang di antara pesaing', weight: 3 },
  { key: 'economics', label: 'Angka usahanya', weight: 5 },
  { key: 'time', label: 'Cukup waktunya', weight: 4 },
  { key: 'season', label: 'Musimnya', weight: 2 },
  { key: 'ease', label: 'Mudah dimulai', weight: 3 },
] as const;
export type ScoreDimension = (typeof scoreDimensions)[number]['key'];
