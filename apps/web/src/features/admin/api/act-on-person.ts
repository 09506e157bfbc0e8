import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../messages.ts';
import { runAdminAction } from './run-admin-action.ts';

const msPerDay = 86_400_000;

/** Bans an account for some days, or for good with null. Gives whether it was done. */
export async function banPerson(id: string, reason: string, days: number | null): Promise<boolean> {
  const supabase = await getSupabase();
  const until = days === null ? {} : { until: new Date(Date.now() + days * msPerDay).toISOString() };
  return runAdminAction(
    () => supabase.rpc('admin_ban_person', { user_id: id, reason, ...until }).throwOnError(),
    messages.personBanned,
  );
}

/** Lifts a ban. Gives whether it was done. */
export async function unbanPerson(id: string, reason: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_unban_person', { user_id: id, reason }).throwOnError(),
    messages.personUnbanned,
  );
}

/** Ends all sessions of an account. Gives whether it was done. */
export async function endPersonSessions(id: string, reason: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_end_sessions', { user_id: id, reason }).throwOnError(),
    messages.sessionsEnded,
  );
}

/** Removes a lost second factor. Gives whether it was done. */
export async function resetSecondFactor(id: string, reason: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_reset_second_factor', { user_id: id, reason }).throwOnError(),
    messages.secondFactorReset,
  );
}

/** Freezes the vouchers of an account that wait for their pay-out. Gives whether it was done. */
export async function freezeVouchers(id: string, reason: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_freeze_vouchers', { user_id: id, reason }).throwOnError(),
    messages.vouchersFrozen,
  );
}

/** Puts right a year of birth. Gives whether it was done. */
export async function correctBirthYear(id: string, reason: string, year: number): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_correct_birth_year', { user_id: id, birth_year: year, reason }).throwOnError(),
    messages.birthYearCorrected,
  );
}

/** Leaves a note for colleagues, once for its key. Gives whether it was done. */
export async function notePerson(id: string, note: { key: string; body: string }): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () =>
      supabase.rpc('admin_note_person', { user_id: id, note_key: note.key, body: note.body }).throwOnError(),
    messages.noteSaved,
  );
}
