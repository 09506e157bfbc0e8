/** The digits in words, as they are written and read: 'nol' to 'sembilan'. */
export const digitWords = [
  'nol',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
] as const;
