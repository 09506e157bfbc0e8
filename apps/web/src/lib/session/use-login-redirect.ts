import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';

/** Sends somebody who is not logged in to /masuk, with a toast that says why (spec §2). */
export function useLoginRedirect(): (reason: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (reason: string) => {
      toast.info(reason);
      void navigate(paths.login);
    },
    [navigate],
  );
}
