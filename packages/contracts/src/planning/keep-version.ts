import { type Figures, haveSameFigures } from '../finance/change-material.ts';
import type { KeptVersion, SavedIdeaResult } from '../idea.ts';
import { keptVersions } from '../kept-versions.ts';

/** The figures of a version; one from before lists of materials could be changed has the list that the plan first came with. */
export function figuresOfVersion(
  { assumptions, bill }: KeptVersion,
  result: Pick<SavedIdeaResult, 'first' | 'bill'>,
): Figures {
  return { assumptions, bill: bill ?? result.first?.bill ?? result.bill };
}

/**
 * The idea with its present figures kept as a version; nothing changes when the last one holds the same.
 * @param now when it is kept
 */
export function keepVersion(result: SavedIdeaResult, now: Date): SavedIdeaResult {
  const versions = result.versions ?? [];
  const last = versions.at(-1);
  if (last !== undefined && haveSameFigures(figuresOfVersion(last, result), result)) return result;
  const kept: KeptVersion = {
    keptAt: now.toISOString(),
    assumptions: result.assumptions,
    bill: result.bill,
    totalScore: result.totalScore,
  };
  return { ...result, versions: [...versions, kept].slice(-keptVersions) };
}
