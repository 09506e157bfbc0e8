import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { useSession } from '#lib/session/use-session.ts';
import { GateSkeleton } from './gate-skeleton.tsx';

type RequireAdminProps = {
  /** Toast for who is no admin, e.g. 'Akses ditolak - Anda bukan admin' (spec §6). */
  deniedMessage: string;
  /** What who is no admin sees for the moment before the way home. */
  denied: ReactNode;
  children: ReactNode;
};

/** Shows its children to admins; everyone else gets the toast and is led home (spec §6). It only hides: the database decides. */
export function RequireAdmin({ deniedMessage, denied, children }: RequireAdminProps) {
  const { status, isAdmin, isAdminKnown } = useSession();
  const navigate = useNavigate();
  const isDenied = status !== 'loading' && isAdminKnown && !isAdmin;

  useEffect(() => {
    if (!isDenied) return;
    toast.error(deniedMessage);
    void navigate(paths.home, { replace: true });
  }, [isDenied, deniedMessage, navigate]);

  if (isDenied) return denied;
  return isAdmin ? children : <GateSkeleton />;
}
