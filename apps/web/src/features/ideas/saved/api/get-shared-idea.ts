import { savedIdeaResultSchema, type SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { openSavedResult } from '@kawanusaha/contracts/planning/open-saved-result';
import { type FetchApi, readJson } from '#lib/api/fetch-api.ts';
import type { IdeaComment } from '../idea-comment.ts';

export type SharedIdea = {
  title: string;
  owner: string;
  updatedAt: string;
  result: SavedIdeaResult;
  plan: unknown;
  /** What the twelve steps brought, not read yet. */
  steps: readonly { step: number; data: unknown }[];
  comments: IdeaComment[];
};

type Wire = {
  title: string;
  owner: string;
  updated_at: string;
  result: unknown;
  plan: unknown;
  steps: SharedIdea['steps'];
  comments: IdeaComment[];
} | null;

/** The idea behind a link, or null when the link is unknown or closed. Throws ApiRequestError. */
export async function getSharedIdea(fetchApi: FetchApi, token: string): Promise<SharedIdea | null> {
  const response = await fetchApi('/rest/v1/rpc/get_shared_idea', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ p_token: token }),
  });
  const body = await readJson<Wire>(response);
  const result = savedIdeaResultSchema.safeParse(body?.result);
  if (body === null || !result.success) return null;
  return {
    title: body.title,
    owner: body.owner,
    updatedAt: body.updated_at,
    result: openSavedResult(result.data, null),
    plan: body.plan,
    steps: body.steps,
    comments: body.comments,
  };
}
