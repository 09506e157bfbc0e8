import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { rememberReturnPath } from './return-path.ts';

/**
 * Sends a person who is not logged in to /masuk (spec §2), and afterwards to what they were about to do.
 * In: the reason, told by a toast, and the path to come back to.
 */
export function useLoginRedirect(): (reason: string, returnPath: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (reason: string, returnPath: string) => {
      toast.info(reason);
      rememberReturnPath(returnPath);
      void navigate(paths.login);
    },
    [navigate],
  );
}
