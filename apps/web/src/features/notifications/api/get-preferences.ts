import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';

/** Kinds of notification (table `notification_preferences`) with the words that people see, in the order of the page. */
export const notificationKinds = {
  application: 'Lamaran baru untuk proyek saya',
  decision: 'Keputusan atas lamaran saya',
  message: 'Pesan dari anggota lain',
  team: 'Tim, masa coba, dan kesepakatan',
  saved_search: 'Proyek baru untuk pencarian tersimpan',
  payment: 'Pembayaran dan Premium',
  reward: 'Coin dan referral',
  voucher_expiring: 'Voucher hampir kedaluwarsa',
  listing_expiring: 'Proyek hampir berakhir',
  report: 'Jawaban atas laporan saya',
  system: 'Kabar dari KawanUsaha',
} as const;
export type NotificationKind = keyof typeof notificationKinds;
export type NotificationPreference = { kind: NotificationKind; email: boolean; in_app: boolean };

export const preferencesKey = ['notification-preferences'] as const;

/** Loads what the person wants to hear of, and how; a kind without a row is on both ways. Throws the client's error. */
async function getPreferences(): Promise<NotificationPreference[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from('notification_preferences').select('kind,email,in_app');
  if (error) throw error;
  return (Object.keys(notificationKinds) as NotificationKind[]).map((kind) => {
    const row = data.find((stored) => stored.kind === kind);
    return { kind, email: row?.email ?? true, in_app: row?.in_app ?? true };
  });
}

/** What the person wants to hear of. */
export const usePreferences = () => useQuery({ queryKey: preferencesKey, queryFn: getPreferences });
