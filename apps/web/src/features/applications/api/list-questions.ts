import { wasAnswered } from '#lib/api/was-answered.ts';
import { getReader } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** What the owner of a project asks applicants, none for most; none either for a project that is gone. Throws the data API's error. */
export async function listQuestions(projectId: string): Promise<string[]> {
  const supabase = await getReader();
  const { data, error } = await supabase
    .from('project_listings')
    .select('questions')
    .eq('id', projectId)
    .maybeSingle();
  if (error) throw error;
  return data?.questions ?? [];
}

/** The questions as a form begins with them. */
export const useQuestions = (projectId: string) =>
  useReadAtOpening(['project-questions', projectId], () =>
    listQuestions(projectId).catch(noneWithoutConnection),
  );

/** Without a connection the application goes without answers; where the owner asks, the database refuses it and says so. */
function noneWithoutConnection(error: unknown): string[] {
  if (wasAnswered(error) || navigator.onLine) throw error;
  return [];
}
