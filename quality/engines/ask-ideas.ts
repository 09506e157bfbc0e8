import type { Gate, IdeaProfile, ShownIdea } from '../scoring/judge-ideas.ts';
import { requestOf } from './request-of.ts';
import type { Product } from './start-product.ts';

export type IdeaReply = {
  readonly gate: Gate;
  readonly ideas: readonly ShownIdea[];
  /** What goes back in `exclude` to be shown others. */
  readonly keys: readonly string[];
  readonly hasMore: boolean;
};

type Body = {
  readonly key?: string;
  readonly hasMore?: boolean;
  readonly businessName?: string;
  readonly description?: string;
  readonly products?: readonly string[];
  readonly totalScore?: number;
  readonly alternatives?: readonly Body[];
  readonly kind?: string;
};

function toIdea(body: Body): ShownIdea {
  return {
    name: body.businessName ?? '',
    description: body.description ?? '',
    products: body.products ?? [],
    score: body.totalScore ?? 0,
  };
}

/**
 * Asks the idea generator as a visitor, with what the form would send; `exclude` are the keys of what was shown before.
 * An answer without an idea is a refusal when its `kind` says so, otherwise (also 400) a question back. Throws on 429 and 5xx.
 */
export async function askIdeas(
  product: Product,
  profile: IdeaProfile,
  exclude: readonly string[] = [],
): Promise<IdeaReply> {
  const response = await fetch(`${product.url}/functions/v1/generate-business-idea`, {
    method: 'POST',
    headers: { apikey: product.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ...requestOf(profile), exclude }),
  });
  if (response.status === 429 || response.status >= 500)
    throw new Error(`${profile.id}: ${response.status} ${await response.text()}`);
  const body = (await response.json()) as Body;
  if (body.businessName === undefined) {
    return { gate: body.kind === 'refusal' ? 'refuse' : 'ask', ideas: [], keys: [], hasMore: false };
  }
  const shown = [body, ...(body.alternatives ?? [])];
  const keys = shown.map(({ key }) => key ?? '');
  return { gate: 'ideas', ideas: shown.map(toIdea), keys, hasMore: body.hasMore ?? false };
}
