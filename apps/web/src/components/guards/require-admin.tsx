import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { rememberReturnPath } from '#lib/session/return-path.ts';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { useSession } from '#lib/session/use-session.ts';
import { GateSkeleton } from './gate-skeleton.tsx';
import { guardMessages } from './messages.ts';

type RequireAdminProps = {
  /** Toast for who is no admin, e.g. 'Akses ditolak - Anda bukan admin' (spec §6). */
  deniedMessage: string;
  /** What who is no admin sees for the moment before the way home. */
  denied: ReactNode;
  /** Also opens to a lesser role that has this permission of the desk. */
  permission: string;
  children: ReactNode;
};

/**
 * Shows its children to admins and to lesser roles with the permission; everyone else gets the toast and is led home (spec §6), who still owes the code of two-step
 * verification to where it is asked for. While the
 * permissions cannot be read, it says so and offers to ask again. It only hides: the database decides.
 */
export function RequireAdmin({ deniedMessage, denied, permission, children }: RequireAdminProps) {
  const { status, isAdmin, isAdminKnown, isSecondStepDue } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { list, hasFailed, retry } = useStaffPermissions();
  const isStaff = !isAdmin && list !== null && list.includes(permission);
  const isDenied =
    status !== 'loading' && isAdminKnown && !isAdmin && list !== null && !isStaff && !isSecondStepDue;

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
  if (hasFailed && !isSecondStepDue)
    return (
      <Page>
        <ErrorState title={guardMessages.deskAway} description={guardMessages.deskAwayWhy} onRetry={retry} />
      </Page>
    );
  return isAdmin || isStaff ? children : <GateSkeleton />;
}
