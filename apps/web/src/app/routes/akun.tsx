import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { GateSkeleton } from '#components/guards/gate-skeleton.tsx';
import { paths } from '#config/paths.ts';
import { privateMeta } from '#lib/page-meta.ts';
import { useSession } from '#lib/session/use-session.ts';

export const meta = () => privateMeta('Akun');

/** Leads a signed-in person to the profile and everyone else to /masuk (spec §2). */
export default function Account() {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'loading') return;
    void navigate(status === 'authenticated' ? paths.profile : paths.login, { replace: true });
  }, [status, navigate]);
  return <GateSkeleton />;
}
