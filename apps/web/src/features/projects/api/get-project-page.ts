import type { PersonSigns } from '@kawanusaha/contracts/reputation';
import { readJson, type FetchApi } from '#lib/api/fetch-api.ts';
import { rpcPath } from '#lib/api/rpc-query.ts';

/** What the page of a project shows beyond its listing. */
export type ProjectPage = {
  /** `free`: seats that are not taken. */
  roles: { id: string; name: string; task: string; seats: number; free: number }[];
  /** Members who agreed to be shown. */
  team: { name: string; role: string; is_owner: boolean; signs: PersonSigns | null }[];
  team_size: number;
  /** Of 'Jumlah Orang'; null where the listing names no number. */
  free_seats: number | null;
  milestones: { id: string; title: string; due_on: string; done_at: string | null }[];
  /** The last 20; `author` is null for a member who is not shown. */
  updates: { id: string; body: string; created_at: string; author: string | null }[];
};

/** Reads it; null where the listing may not be read. Throws `ApiRequestError`, or what `fetch` throws without a network. */
export async function getProjectPage(fetchApi: FetchApi, projectId: string): Promise<ProjectPage | null> {
  return readJson<ProjectPage | null>(await fetchApi(rpcPath('get_project_page', { project_id: projectId })));
}
