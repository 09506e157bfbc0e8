import type { SavedIdeaResult } from '@kawanusaha/contracts/idea';

const told = (text: string) =>
  text.replaceAll(/(^|[.!?]\s+)Anda\b/g, '$1Pemilik ide').replaceAll(/\bAnda\b/g, 'pemilik ide');

/** The texts of an idea, which are written to its owner, as a reader behind a link is told them. */
export function toldToReader(idea: SavedIdeaResult): SavedIdeaResult {
  return {
    ...idea,
    sourceNote: told(idea.sourceNote),
    description: told(idea.description),
    capitalNeeded: told(idea.capitalNeeded),
    initialSteps: idea.initialSteps.map(told),
    challenges: idea.challenges.map(told),
    additionalResources: idea.additionalResources.map(told),
    scores: idea.scores.map((score) => ({
      ...score,
      reason: told(score.reason),
      unknown: told(score.unknown),
    })),
  };
}
