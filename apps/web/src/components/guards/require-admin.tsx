import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { rememberReturnPath } from '#lib/session/return-path.ts';
import { useSession } from '#lib/session/use-session.ts';
import { GateSkeleton } from './gate-skeleton.tsx';

type RequireAdminProps = {
  /** Toast for who is no admin, e.g. 'Akses ditolak - Anda bukan admin' (spec §6). */
  deniedMessage: string;
  /** What who is no admin sees for the moment before the way home. */
  denied: ReactNode;
  children: ReactNode;
};

/**
 * Shows its children to admins; everyone else gets the toast and is led home (spec §6), who still owes the code of two-step
 * verification to where it is asked for. It only hides: the database decides.
 */
export function RequireAdmin({ deniedMessage, denied, children }: RequireAdminProps) {
  const { status, isAdmin, isAdminKnown, isSecondStepDue } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isDenied = status !== 'loading' && isAdminKnown && !isAdmin && !isSecondStepDue;

  useEffect(() => {
    if (!isDenied) return;
    toast.error(deniedMessage);
    void navigate(paths.home, { replace: true });
  }, [isDenied, deniedMessage, navigate]);

  useEffect(() => {
    if (!isSecondStepDue) return;
    rememberReturnPath(pathname + search);
    void navigate(paths.login, { replace: true });
  }, [isSecondStepDue, pathname, search, navigate]);

  if (isDenied) return denied;
  return isAdmin ? children : <GateSkeleton />;
}
