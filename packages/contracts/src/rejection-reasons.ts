/** Why an owner may turn an application down; the database has the same list. */
export const rejectionReasons = ['keahlian', 'waktu', 'tempat', 'cukup', 'tahap'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
