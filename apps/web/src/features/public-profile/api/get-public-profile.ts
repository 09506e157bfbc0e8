import { readJson, type FetchApi } from '#lib/api/fetch-api.ts';
import { rpcPath } from '#lib/api/rpc-query.ts';

type Listed = { readonly id: string; readonly project_name: string };

/** A public page: only what its member chose; the rest is null, and so is a list that has nothing in it. */
export type PublicProfile = {
  readonly username: string;
  readonly may_be_indexed: boolean;
  readonly name: string | null;
  /** Path in the bucket of profile photos. */
  readonly photo: string | null;
  readonly about: string | null;
  readonly city: string | null;
  readonly skills: readonly { readonly name: string; readonly level: string }[] | null;
  readonly interests: readonly string[] | null;
  readonly campus: { readonly institution: string; readonly since: string } | null;
  /** With how many people work was finished; null where the member does not show it. */
  readonly collaborators: number | null;
  readonly collaborations:
    | readonly { readonly project_name: string; readonly role: string; readonly finished_on: string }[]
    | null;
  readonly projects: readonly (Listed & { readonly project_type: string })[] | null;
  readonly teams: readonly (Listed & { readonly role: string })[] | null;
};

/**
 * The page of a username as a visitor sees it; null for an unknown username and for a hidden page alike.
 * Throws `ApiRequestError`, or what `fetch` throws without a network.
 */
export async function getPublicProfile(fetchApi: FetchApi, username: string): Promise<PublicProfile | null> {
  return readJson<PublicProfile | null>(await fetchApi(rpcPath('get_public_profile', { username })));
}
