import { useEffect, useState } from 'react';
import { getSupabase } from '#lib/supabase/client.ts';
import { reportProblem } from '#lib/report-problem.ts';
import { useSession } from './use-session.ts';

/**
 * What the caller may do in the desk: null while it is not known, empty for everyone without a role there. It only hides: the database
 * decides. A question that fails means nothing is allowed.
 */
export function useStaffPermissions(): readonly string[] | null {
  const { status, user, isAdminKnown } = useSession();
  const [known, setKnown] = useState<{ userId: string; list: readonly string[] } | null>(null);
  const userId = status === 'authenticated' && isAdminKnown ? user.id : null;
  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      let list: readonly string[] = [];
      try {
        const supabase = await getSupabase();
        const { data } = await supabase.rpc('get_staff_permissions').throwOnError();
        list = data;
      } catch (error) {
        reportProblem('The permissions of the desk could not be read', error);
      }
      if (isCurrent) setKnown({ userId, list });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  if (status !== 'authenticated') return status === 'loading' ? null : [];
  return known?.userId === userId ? known.list : null;
}
