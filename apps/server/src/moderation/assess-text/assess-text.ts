import weightRows from '#content/moderation/weights.json' with { type: 'json' };
import { probabilityOf } from './learn-weights.ts';
import { listFeatures } from './list-features.ts';
import type { HarmCategory } from './moderation-schema.ts';

const { threshold } = weightRows;
const weightOf = new Map(Object.entries(weightRows.weights));

export type Assessment = {
  readonly isHarmful: boolean;
  /** 0 to 1. */
  readonly probability: number;
  /** What it is like, where a rule says so; a text may be harmful by its words alone. */
  readonly categories: readonly HarmCategory[];
};

/**
 * Whether a text may harm its readers: advance fees, money games, gambling, phishing and the like, told from those who
 * warn of them or do honest business (issue: trust, content). Words, terms and rules are data (`content/moderation`); the
 * weights are learnt from the examples there (`npm run moderation:train`).
 * @param text title, description or message as it was typed
 */
export function assessText(text: string): Assessment {
  const { values, categories } = listFeatures(text);
  const probability = probabilityOf(values, weightOf);
  return { isHarmful: probability >= threshold, probability, categories };
}
