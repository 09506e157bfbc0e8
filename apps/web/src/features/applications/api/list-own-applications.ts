import { useQuery } from '@tanstack/react-query';
import { getReader } from '#lib/supabase/client.ts';
import type { OwnApplication } from '../application-row.ts';

const columns =
  'id,project_id,application_message,status,created_at,decided_at,waits_since,closed_reason,reject_reason,answers,role_id,listing_roles(name),project_listings(project_name,owner_name,is_active)';
const limit = 100;

/** What the caller applied for, newest first. Throws the data API's error. */
export async function listOwnApplications(applicantId: string): Promise<OwnApplication[]> {
  const supabase = await getReader();
  const { data, error } = await supabase
    .from('project_applications')
    .select(columns)
    .eq('applicant_id', applicantId)
    .order('created_at', { ascending: false })
    .limit(limit)
    .overrideTypes<OwnApplication[], { merge: false }>();
  if (error) throw error;
  return data;
}

/** Names the list, whose rows also change by what its user does to one. */
export const ownApplicationsKey = (applicantId: string) => ['own-applications', applicantId] as const;

/** The list, kept between two visits of its page. */
export const useOwnApplications = (applicantId: string) =>
  useQuery({
    queryKey: ownApplicationsKey(applicantId),
    queryFn: () => listOwnApplications(applicantId),
  });
