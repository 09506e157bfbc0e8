import type { NavigateFunction } from 'react-router';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { reportProblem } from '#lib/report-problem.ts';

/** Handler that signs out, says how it went (spec §2), and leads home. */
export function useSignOut(navigate: NavigateFunction): () => void {
  const run = async () => {
    try {
      const { signOut, forgetTab } = await import('#lib/session/sign-out.ts');
      const isDone = await signOut();
      if (!isDone) throw new Error('The server refused the sign-out');
      toast.success('Berhasil keluar');
      await navigate(paths.home);
      // A closed page has meanwhile noted itself as the one to come back to; that is not for the next person.
      forgetTab();
    } catch (error) {
      reportProblem('Sign-out failed', error);
      toast.error('Gagal keluar', loadAdvice(error));
    }
  };
  return () => void run();
}
