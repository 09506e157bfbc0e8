import { askIdeas, type IdeaReply } from '../engines/ask-ideas.ts';
import { sampleIdeas } from '../engines/sample-ideas.ts';
import type { Product } from '../engines/start-product.ts';
import { parts, readIdeaFields, readSet, type IdeaSet } from '../read-sets.ts';
import {
  ideaIdentity,
  judgeIdea,
  type IdeaProfile,
  type IdeaVerdict,
  type ShownIdea,
} from '../scoring/judge-ideas.ts';
import { mean, pearson, share, spearman } from '../scoring/statistics.ts';
import type { Figures, Measured } from './figures.ts';

type JudgedIdea = ShownIdea & IdeaVerdict;

type Judged = {
  readonly profile: IdeaProfile;
  readonly reply: IdeaReply;
  readonly ideas: readonly JudgedIdea[];
  /** What came when asking for more, further and further from the person. */
  readonly more: readonly JudgedIdea[];
  /** Drawn from all that the engine composes, whatever their score. */
  readonly drawn: readonly JudgedIdea[];
};

/** How often more ideas are asked for: three that all fit say nothing about what a score means. */
const furtherPages = 4;
/** An unrelated idea may not be scored above this (issue's bar for honest scores). */
const unrelatedScore = 40;

function mostRepeated(judged: readonly Judged[]): number | null {
  const people = new Map<string, number>();
  for (const { profile, ideas } of judged) {
    for (const name of new Set(ideas.map((idea) => ideaIdentity(idea.name, profile.city)))) {
      people.set(name, (people.get(name) ?? 0) + 1);
    }
  }
  return judged.length === 0 ? null : Math.max(0, ...people.values()) / judged.length;
}

function toPairs(ideas: readonly JudgedIdea[]): (readonly [number, number])[] {
  return ideas.map(({ score, relevance }) => [score, relevance] as const);
}

function summarize(judged: readonly Judged[]): Figures {
  const wanted = judged.filter(({ profile }) => profile.expect === 'ideas');
  const gated = judged.filter(({ profile }) => profile.expect !== 'ideas');
  const limited = wanted.filter(({ profile }) => (profile.forbidden ?? []).length > 0);
  const ideas = wanted.flatMap((one) => one.ideas);
  const pairs = toPairs(ideas);
  const allPairs = toPairs(wanted.flatMap((one) => [...one.ideas, ...one.more]));
  const drawn = wanted.flatMap((one) => one.drawn);
  const drawnPairs = toPairs(drawn);
  return {
    profiles: judged.length,
    'profiles with an idea ≥ 2': share(wanted, (one) => one.ideas.some(({ relevance }) => relevance >= 2)),
    'first idea ≥ 2': share(wanted, (one) => (one.ideas[0]?.relevance ?? 0) >= 2),
    'unrelated ideas': share(ideas, ({ relevance }) => relevance === 0),
    'unrelated ideas above 40': share(
      ideas,
      ({ relevance, score }) => relevance === 0 && score > unrelatedScore,
    ),
    'mean relevance': mean(ideas.map(({ relevance }) => relevance)),
    'score and relevance (Pearson)': pearson(pairs),
    'score and relevance (Spearman)': spearman(pairs),
    'with more asked for (Pearson)': pearson(allPairs),
    'with more asked for (Spearman)': spearman(allPairs),
    'drawn from all (Pearson)': pearson(drawnPairs),
    'drawn from all (Spearman)': spearman(drawnPairs),
    'drawn: of the unrelated above 40': share(
      drawn.filter(({ relevance }) => relevance === 0),
      ({ score }) => score > unrelatedScore,
    ),
    'most repeated idea': mostRepeated(wanted),
    'profiles whose limit is broken': share(limited, (one) => one.ideas.some((idea) => idea.isForbidden)),
    'gate right (ask, refuse)': share(gated, ({ profile, reply }) => reply.gate === profile.expect),
    'gate right (ideas)': share(wanted, ({ reply }) => reply.gate === 'ideas'),
  };
}

function describeFailure({ profile, reply, ideas }: Judged): string[] {
  const asked = `${profile.id} "${profile.skills}" / "${profile.interests}"`;
  if (reply.gate !== profile.expect) return [`${asked}: ${reply.gate} instead of ${profile.expect}`];
  if (profile.expect !== 'ideas') return [];
  const shown = ideas.map(
    ({ name, relevance, score, isForbidden }) =>
      `${name} (${relevance}, scored ${score}${isForbidden ? ', forbidden' : ''})`,
  );
  const isGood = ideas.every((idea) => idea.relevance >= 2 && !idea.isForbidden);
  return isGood ? [] : [`${asked}: ${shown.join('; ')}`];
}

/** Asks for ideas for every profile of a set and judges them. Throws when the product does not answer. */
export async function measureIdeas(product: Product, set: IdeaSet): Promise<Measured> {
  const fields = readIdeaFields();
  const judge = async (profile: IdeaProfile): Promise<Judged> => {
    const judgeAll = (ideas: readonly ShownIdea[]): JudgedIdea[] =>
      ideas.map((idea) => ({ ...idea, ...judgeIdea(profile, idea, fields) }));
    const reply = await askIdeas(product, profile);
    const more: JudgedIdea[] = [];
    let last = reply;
    let seen = [...reply.keys];
    for (let page = 0; page < furtherPages && last.hasMore; page += 1) {
      last = await askIdeas(product, profile, seen);
      seen = [...seen, ...last.keys];
      more.push(...judgeAll(last.ideas));
    }
    const drawn = profile.expect === 'ideas' ? judgeAll(sampleIdeas(profile)) : [];
    return { profile, reply, ideas: judgeAll(reply.ideas), more, drawn };
  };
  const judged = { open: [] as Judged[], sealed: [] as Judged[] };
  for (const part of parts) {
    for (const profile of readSet(set, part)) judged[part].push(await judge(profile));
  }
  return {
    figures: { open: summarize(judged.open), sealed: summarize(judged.sealed) },
    failures: judged.open.flatMap(describeFailure),
  };
}
