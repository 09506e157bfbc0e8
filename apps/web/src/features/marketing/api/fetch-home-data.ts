import type { RequestContext } from '#lib/request-context.ts';

/** Real figures for the landing page. */
export type PublicStats = { open_projects: number; cities: number; members: number; contacts: number };

/** What the landing page shows of a listing. */
export type LatestProject = {
  id: string;
  project_name: string;
  project_type: string;
  required_skills: string[];
  city: string | null;
  is_remote: boolean;
};

const timeoutMs = 1_500;
const latestProjectsPath =
  '/rest/v1/project_listings?select=id,project_name,project_type,required_skills,city,is_remote&is_active=eq.true&order=created_at.desc&limit=3';

async function fetchJson(
  fetchApi: RequestContext['fetchApi'],
  path: string,
  init: RequestInit,
): Promise<unknown> {
  const response = await fetchApi(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** `value` when it came, `fallback` when its request failed: the landing page stands without its figures. */
function settledOr<Value>(result: PromiseSettledResult<unknown>, fallback: Value): Value {
  return result.status === 'fulfilled' ? (result.value as Value) : fallback;
}

/**
 * Figures and newest projects for the landing page, asked at once.
 * Never fails: what cannot be had within 1.5 s is null or empty, and the page leaves that part out.
 */
export async function fetchHomeData(
  fetchApi: RequestContext['fetchApi'],
): Promise<{ stats: PublicStats | null; latestProjects: LatestProject[] }> {
  const [stats, projects] = await Promise.allSettled([
    fetchJson(fetchApi, '/rest/v1/rpc/get_public_stats', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
    fetchJson(fetchApi, latestProjectsPath, {}),
  ]);
  return {
    stats: settledOr<PublicStats | null>(stats, null),
    latestProjects: settledOr<LatestProject[]>(projects, []),
  };
}
