import { reportProblem } from '#lib/report-problem.ts';

/** Projects that one person has applied to; kept while the page lives, since every card asks. */
type Applied = { userId: string; projects: ReadonlySet<string> };

const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let applied: Applied | null = null;

function publish(next: Applied): void {
  applied = next;
  for (const listener of listeners) listener();
}

/** Subscribes to changes; gives back how to stop. */
export function subscribeToApplied(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids of the projects that a person has applied to, as far as they are known. */
export const getApplied = (userId: string): ReadonlySet<string> =>
  applied?.userId === userId ? applied.projects : none;

/** Asks once for a person's applications; the cards say 'Lamar' until the answer is there, and after a failure. */
export async function loadApplied(userId: string): Promise<void> {
  if (applied?.userId === userId) return;
  publish({ userId, projects: none });
  try {
    const { getSupabase } = await import('#lib/supabase/client.ts');
    const { data, error } = await (
      await getSupabase()
    )
      .from('project_applications')
      .select('project_id')
      .eq('applicant_id', userId);
    if (error) throw error;
    for (const { project_id } of data) noteApplied(userId, project_id, true);
  } catch (error) {
    reportProblem('The own applications could not be read', error);
  }
}

/** Notes that a person has just applied to a project, or taken the application back. */
export function noteApplied(userId: string, projectId: string, hasApplied: boolean): void {
  const projects = new Set(getApplied(userId));
  if (hasApplied) projects.add(projectId);
  else projects.delete(projectId);
  publish({ userId, projects });
}
