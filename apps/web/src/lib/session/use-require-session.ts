import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#config/paths.ts';
import { rememberReturnPath } from './return-path.ts';
import type { SessionUser } from './stored-session.ts';
import { useIsArriving } from './use-arriving-session.ts';
import { useSession } from './use-session.ts';

/**
 * The signed-in user of a page that needs one; null while that is not known. Who is signed out, or whose session ended meanwhile,
 * is led to /masuk and comes back to this page after signing in.
 */
export function useRequireSession(): SessionUser | null {
  const { status, user } = useSession();
  const isArriving = useIsArriving();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (status !== 'anonymous' || isArriving) return;
    rememberReturnPath(pathname + search + hash);
    void navigate(paths.login, { replace: true });
  }, [status, isArriving, navigate, pathname, search, hash]);
  return user;
}
