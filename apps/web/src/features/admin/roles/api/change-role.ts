import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { type Failure, Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { wasAnswered } from '#lib/api/was-answered.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';
import { messages } from '../../messages.ts';
import { roleMessages } from '../role-messages.ts';
import type { RoleName } from './list-staff.ts';

/** Gives a role to a person, or takes it. */
export type RoleChange = { userId: string; role: RoleName; isGiven: boolean };

/** SQLSTATEs of rules that were not met; their message is a sentence for people. */
const readable = /^PT\d{3}$/;

/** What a change of a role says when it worked, and when it was refused. */
function textsOf({ role, isGiven }: RoleChange): { done: string; failed: string } {
  if (role === 'admin') {
    return isGiven
      ? { done: messages.roleAdded, failed: messages.addRoleFailed }
      : { done: messages.roleRemoved, failed: messages.removeRoleFailed };
  }
  return isGiven
    ? { done: roleMessages.given(role), failed: roleMessages.giveFailed(role) }
    : { done: roleMessages.taken(role), failed: roleMessages.takeFailed(role) };
}

/**
 * 'admin' by INSERT and DELETE on user_roles (spec §7), the others likewise on staff_roles (issue 17 §4). A write that row-level security
 * refuses is silent, so the row is asked back. Throws a `Refusal` then, and what the API answers.
 */
async function changeRole(change: RoleChange): Promise<void> {
  const { userId, role, isGiven } = change;
  const supabase = await getSupabase();
  const roles = supabase.from(role === 'admin' ? 'user_roles' : 'staff_roles');
  const { data } = isGiven
    ? await roles.insert({ user_id: userId, role }).select('user_id').throwOnError()
    : await roles.delete().eq('user_id', userId).eq('role', role).select('user_id').throwOnError();
  if (data.length !== 1) throw new Refusal({ title: textsOf(change).failed });
}

function describeFailure(error: unknown, change: RoleChange): Failure {
  if (!wasAnswered(error)) return { title: messages.failed };
  const { code, hint, message } = error as { code: string; hint: string | null; message: string };
  if (hint === 'second_person_needed')
    return { title: roleMessages.secondNeeded, detail: roleMessages.secondNeededHow };
  return { title: textsOf(change).failed, detail: readable.test(code) ? message : undefined };
}

/** Gives or takes a role; it is under way until the lists have been read again. */
export function useChangeRole() {
  const queries = useQueryClient();
  return useOperation(changeRole, {
    done: (_, change) => toast.success(textsOf(change).done),
    failed: describeFailure,
    settled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
}
