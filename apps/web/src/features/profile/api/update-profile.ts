import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { type FormEnds, useOperation } from '#lib/api/use-operation.ts';
import { renewSession } from '#lib/session/renew-session.ts';
import type { ProfileInput } from '@kawanusaha/contracts/account';
import { paths } from '#config/paths.ts';
import { beginFlow } from '#lib/session/flow-marker.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { profileMessages as messages } from '../messages.ts';
import { describeProfileProblem } from '../profile-problem.ts';
import { type Profile, profileKey } from './get-profile.ts';

/**
 * Saves the own profile by id (spec §7). A change of the e-mail address goes through the auth service, which asks both mailboxes first;
 * until then the stored address stays.
 * Out: whether such a confirmation is due. Throws the client's error; `23505` means that the username is taken.
 */
async function updateProfile(
  userId: string,
  input: ProfileInput,
  currentEmail: string,
): Promise<{ emailChangePending: boolean }> {
  const supabase = await getSupabase();
  const { email, ...rest } = input;
  // A write that row-level security refuses is silent, so the row is asked back.
  const { error } = await supabase
    .from('pengguna')
    .update({ ...rest, email: currentEmail })
    .eq('id', userId)
    .select('id')
    .single();
  if (error) throw error;
  if (email.toLowerCase() === currentEmail.toLowerCase()) return { emailChangePending: false };
  const changed = await supabase.auth.updateUser({ email }, { emailRedirectTo: beginFlow(paths.profile) });
  if (changed.error) throw changed.error;
  return { emailChangePending: changed.data.user.new_email !== undefined };
}

/** Saves it and says so, or why not; the profile shows it before `done`. In: the profile as it was, what follows, and where a refusal is shown. */
export function useUpdateProfile(userId: string, profile: Profile, { done, refused }: FormEnds) {
  const queries = useQueryClient();
  return useOperation((input: ProfileInput) => updateProfile(userId, input, profile.email ?? ''), {
    done: async ({ emailChangePending }, input) => {
      // The account menu reads both names from the session.
      if (input.username !== profile.username || input.nama_lengkap !== profile.nama_lengkap)
        await renewSession();
      toast.success(messages.updated, emailChangePending ? messages.emailChangeSent(input.email) : undefined);
      await queries.invalidateQueries({ queryKey: profileKey(userId) });
      done();
    },
    failed: describeProfileProblem,
    refused: (failure) => {
      toast.error(failure.title);
      refused(failure);
    },
  });
}
