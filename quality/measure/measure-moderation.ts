import { assessText } from '../../apps/server/src/moderation/assess-text/assess-text.ts';
import { parts, readSet, type ModerationItem, type ModerationSet } from '../read-sets.ts';
import { share } from '../scoring/statistics.ts';
import type { Figures, Measured } from './figures.ts';

const isHeld = ({ text }: ModerationItem): boolean => assessText(text).isHarmful;
const isHarmful = ({ label }: ModerationItem): boolean => label === 'harmful';

function summarize(items: readonly ModerationItem[]): Figures {
  const held = items.filter(isHeld);
  return {
    texts: items.length,
    'precision of holding': share(held, isHarmful),
    recall: share(items.filter(isHarmful), isHeld),
    'near misses held': share(
      items.filter((item) => !isHarmful(item)),
      isHeld,
    ),
  };
}

/** Judges the labelled texts of a generation as the job judges listings. */
export function measureModeration(name: ModerationSet): Measured {
  const sets = { open: readSet(name, 'open'), sealed: readSet(name, 'sealed') };
  for (const part of parts) if (sets[part].length === 0) throw new Error(`no texts in the ${part} part`);
  return {
    figures: { open: summarize(sets.open), sealed: summarize(sets.sealed) },
    failures: sets.open
      .filter((item) => isHeld(item) !== isHarmful(item))
      .map((item) => `${item.id} ${isHarmful(item) ? 'missed' : 'held'} (${item.category}): ${item.text}`),
  };
}
