import type { PersonSigns } from '@kawanusaha/contracts/reputation';
import { rpcPath } from '#lib/api/rpc-query.ts';
import type { RequestContext } from '#lib/request-context.ts';

/** Real figures for the landing page. */
export type PublicStats = { open_projects: number; cities: number; members: number; contacts: number };

/** What the landing page shows of a listing. */
export type LatestProject = {
  id: string;
  project_name: string;
  project_type: string;
  /** The first alone, which is what the page names. */
  required_skills: string[];
  city: string | null;
  is_remote: boolean;
  seats: number | null;
  picture_path: string | null;
  owner_name: string;
  /** Path of the owner's photo, where they agreed. */
  photo: string | null;
};

/** Person and end are asked for what keeps the page: it tells from them when the page is to be made anew. */
type Found = Omit<LatestProject, 'photo'> & {
  owner_signs: PersonSigns | null;
  user_id: string;
  expires_at: string;
};

const timeoutMs = 1_500;
const shownProjects = 3;
/** So many of the newest are asked for the faces of their owners. */
const askedProjects = 24;
// Each costs the page's first flight some 70 bytes.
const shownPhotos = 4;
const latestProjectsPath = rpcPath(
  'search_projects',
  { p_limit: shownProjects },
  'id,user_id,project_name,project_type,required_skills,city,is_remote,seats,picture_path,owner_name,owner_signs,expires_at',
);
/** Without their ids: the page depends on these people, not on what else they list. */
const ownersPath = rpcPath('search_projects', { p_limit: askedProjects }, 'user_id,owner_signs,expires_at');

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

const photoOf = ({ owner_signs: signs }: Pick<Found, 'owner_signs'>): string | null => signs?.photo ?? null;

/**
 * Figures and newest projects for the landing page, asked at once; `photos` are those of owners who agreed, each once, at most four.
 * Never fails: what cannot be had within 1.5 s is null or empty, and the page leaves that part out.
 */
export async function fetchHomeData(
  fetchApi: RequestContext['fetchApi'],
): Promise<{ stats: PublicStats | null; latestProjects: LatestProject[]; photos: string[] }> {
  const [stats, projects, owners] = await Promise.allSettled([
    fetchJson(fetchApi, '/rest/v1/rpc/get_public_stats', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
    fetchJson(fetchApi, latestProjectsPath, {}),
    fetchJson(fetchApi, ownersPath, {}),
  ]);
  return {
    stats: settledOr<PublicStats | null>(stats, null),
    latestProjects: settledOr<Found[]>(projects, []).map((project) => {
      const { owner_signs: _signs, user_id: _person, expires_at: _end, ...shown } = project;
      return {
        ...shown,
        required_skills: shown.required_skills.slice(0, 1),
        photo: photoOf(project),
      };
    }),
    photos: [...new Set(settledOr<Found[]>(owners, []).map(photoOf))]
      .filter((photo) => photo !== null)
      .slice(0, shownPhotos),
  };
}
