/** What cards show of a member who agreed to it, as `private.person_signs` gives it; what was not chosen is left out. */
export type PersonSigns = {
  /** Only where the page at /u/ is open. */
  readonly username?: string;
  /** Path in the bucket of profile photos. */
  readonly photo?: string;
  /** Domain of the institution whose mailbox is proved. */
  readonly campus?: string;
  /** With how many different people work was finished and confirmed. */
  readonly collaborators?: number;
  readonly active?: 'hari ini' | 'minggu ini' | 'bulan ini';
  readonly reply_days?: number;
};

/** What a member may show on the page at /u/; the database has the same list. */
export const pageParts = [
  'nama',
  'foto',
  'tentang',
  'keahlian',
  'minat',
  'kampus',
  'kota',
  'kolaborasi',
  'proyek',
  'tim',
] as const;
export type PagePart = (typeof pageParts)[number];

/** What a member may show on cards; the database has the same list. */
export const cardParts = ['foto', 'kampus', 'kolaborasi', 'aktif', 'jawaban'] as const;
export type CardPart = (typeof cardParts)[number];
