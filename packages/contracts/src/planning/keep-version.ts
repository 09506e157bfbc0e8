import { haveSameFigures } from '../finance/change-material.ts';
import type { KeptVersion, SavedIdeaResult } from '../idea.ts';
import { keptVersions } from '../kept-versions.ts';

/**
 * The idea with its present figures kept as a version; nothing changes when the last one holds the same.
 * @param now when it is kept
 */
export function keepVersion(result: SavedIdeaResult, now: Date): SavedIdeaResult {
  const versions = result.versions ?? [];
  const last = versions.at(-1);
  if (last !== undefined && haveSameFigures({ bill: result.bill, ...last }, result)) return result;
  const kept: KeptVersion = {
    keptAt: now.toISOString(),
    assumptions: result.assumptions,
    bill: result.bill,
    totalScore: result.totalScore,
  };
  return { ...result, versions: [...versions, kept].slice(-keptVersions) };
}
