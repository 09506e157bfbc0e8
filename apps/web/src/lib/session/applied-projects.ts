import { reportProblem } from '#lib/report-problem.ts';

/** Projects that one person has applied to, and how many more are free this month; kept while the page lives, since every card asks. */
type Applied = { userId: string; isPremium: boolean; projects: ReadonlySet<string>; freeLeft: number };

const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let applied: Applied | null = null;
let waiting = none;

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

/** How many applications the operator still gives a person without Premium this month; 0 until that is known. */
export const getFreeLeft = (userId: string): number => (applied?.userId === userId ? applied.freeLeft : 0);

/** Under which key an application waits for a connection: one for each member and project. */
export const applicationKey = (userId: string, projectId: string): string => `lamar:${userId}:${projectId}`;

/** Whether a person's application to a project waits on this device for a connection. */
export const isApplicationWaiting = (userId: string, projectId: string): boolean =>
  waiting.has(applicationKey(userId, projectId));

/**
 * Notes which applications wait on this device. One that waits no longer has arrived, was refused or was taken back, here or in the
 * worker: the server knows which, and is asked anew. In: their keys.
 */
export function noteWaitingApplications(keys: readonly string[]): void {
  const isGone = [...waiting].some((key) => !keys.includes(key));
  waiting = new Set(keys);
  for (const listener of listeners) listener();
  if (isGone && applied !== null) void readApplied(applied.userId, applied.isPremium);
}

/**
 * Asks once for a person's applications, and without Premium how many are free; the cards say 'Lamar' until the answer is there, and
 * after a failure.
 */
export async function loadApplied(userId: string, isPremium: boolean): Promise<void> {
  if (applied?.userId === userId) return;
  publish({ userId, isPremium, projects: none, freeLeft: 0 });
  await readApplied(userId, isPremium);
}

async function readApplied(userId: string, isPremium: boolean): Promise<void> {
  try {
    const { getSupabase } = await import('#lib/supabase/client.ts');
    const supabase = await getSupabase();
    const [{ data, error }, free] = await Promise.all([
      supabase
        .from('project_applications')
        .select('project_id')
        .eq('applicant_id', userId)
        .or('closed_reason.is.null,closed_reason.neq.withdrawn'),
      isPremium ? null : supabase.rpc('free_applications_left'),
    ]);
    if (error) throw error;
    // Another user may have signed in meanwhile; what this one applied to meanwhile counts, too.
    if (applied?.userId !== userId) return;
    const projects = new Set([...applied.projects, ...data.map(({ project_id }) => project_id)]);
    publish({ ...applied, projects, freeLeft: free?.data ?? 0 });
  } catch (error) {
    reportProblem('The own applications could not be read', error);
  }
}

/** Notes that a person has just applied to a project, or taken the application back. */
export function noteApplied(userId: string, projectId: string, hasApplied: boolean): void {
  const projects = new Set(getApplied(userId));
  if (hasApplied) projects.add(projectId);
  else projects.delete(projectId);
  const freeLeft = getFreeLeft(userId);
  const isPremium = applied?.userId === userId && applied.isPremium;
  publish({ userId, isPremium, projects, freeLeft: hasApplied ? Math.max(freeLeft - 1, 0) : freeLeft });
}
