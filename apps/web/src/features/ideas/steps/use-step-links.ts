import { useEffect, useState } from 'react';
import { getSupabase } from '#lib/supabase/client.ts';
import { reportProblem } from '#lib/report-problem.ts';
import type { Step } from './step.ts';
import { applyStepLinks, type StepLink } from './step-links.ts';

async function listStepLinks(): Promise<StepLink[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('premium_links')
    .select('key, label, url')
    .like('key', 'tahap-%');
  if (error) throw error;
  return data;
}

/** The steps, with the admin's links as soon as they are known; without them the built-in ones stay. */
export function useStepLinks(steps: readonly Step[]): readonly Step[] {
  const [links, setLinks] = useState<readonly StepLink[]>([]);
  useEffect(() => {
    let isCurrent = true;
    listStepLinks().then(
      (found) => isCurrent && setLinks(found),
      (error: unknown) => reportProblem('The links of the steps could not be read', error),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return applyStepLinks(steps, links);
}
