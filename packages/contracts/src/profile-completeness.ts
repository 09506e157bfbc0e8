/** Fields that make a profile complete (spec §4). */
export type CompletenessFields = {
  no_wa: string | null;
  kota: string | null;
  deskripsi: string | null;
  instagram: string | null;
  facebook: string | null;
  linkedin: string | null;
  twitter: string | null;
};

export const completenessItems = ['WhatsApp', 'Kota', 'Deskripsi', 'Minimal 1 Media Sosial'] as const;
export type CompletenessItem = (typeof completenessItems)[number];

/**
 * Says what a profile still lacks (spec §4): WhatsApp, city, description and one social account.
 * In: the profile's fields, null or blank when empty. Out: whether it is complete, and the missing items in the specified order.
 */
export function checkProfileCompleteness(profile: CompletenessFields): {
  isComplete: boolean;
  missing: CompletenessItem[];
} {
  const has = (value: string | null) => (value ?? '').trim() !== '';
  const present: Record<CompletenessItem, boolean> = {
    WhatsApp: has(profile.no_wa),
    Kota: has(profile.kota),
    Deskripsi: has(profile.deskripsi),
    'Minimal 1 Media Sosial': [profile.instagram, profile.facebook, profile.linkedin, profile.twitter].some(
      has,
    ),
  };
  const missing = completenessItems.filter((item) => !present[item]);
  return { isComplete: missing.length === 0, missing };
}
