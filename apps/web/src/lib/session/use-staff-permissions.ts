import { useEffect, useState } from 'react';
import { reportProblem } from '#lib/report-problem.ts';
import { readStaffPermissions } from './read-staff-permissions.ts';
import { useSession } from './use-session.ts';

export type StaffPermissions = {
  /** What a lesser role may; null while it is not known, empty for everyone without a role. Of an admin it is not asked. */
  readonly list: readonly string[] | null;
  /** The question was not answered: nothing is known, and it can be asked again. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Whether the caller may do something of the desk: an admin everything. */
  readonly may: (permission: string) => boolean;
};

/** What the caller may do in the desk. It only hides: the database decides. */
export function useStaffPermissions(): StaffPermissions {
  const { status, user, isAdmin, isAdminKnown } = useSession();
  const [answer, setAnswer] = useState<{ userId: string; list: readonly string[] | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const userId = status === 'authenticated' && isAdminKnown && !isAdmin ? user.id : null;
  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      let list: readonly string[] | null = null;
      try {
        list = await readStaffPermissions(userId);
      } catch (error) {
        reportProblem('The permissions of the desk could not be read', error);
      }
      if (isCurrent) setAnswer({ userId, list });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [userId, attempt]);
  const own = userId !== null && answer?.userId === userId ? answer : null;
  const list = status === 'anonymous' ? [] : (own?.list ?? null);
  return {
    list,
    hasFailed: own !== null && own.list === null,
    retry: () => {
      setAnswer(null);
      setAttempt((count) => count + 1);
    },
    may: (permission) => isAdmin || (list?.includes(permission) ?? false),
  };
}
