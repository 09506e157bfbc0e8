import { findDanger } from '../../apps/server/src/ideas/business-chat/engine/danger/find/find-danger.ts';
import { parts, readSet, type CareItem, type CareSet } from '../read-sets.ts';
import { share } from '../scoring/statistics.ts';
import type { Figures, Measured } from './figures.ts';

type Heard = CareItem & { readonly heard: string };

const hear = (item: CareItem): Heard => ({ ...item, heard: findDanger(item.text)?.kind ?? 'none' });
/** Whether the person is answered with words for a person in need; a refusal is none. */
const isCaredFor = ({ heard }: Heard): boolean => heard !== 'none' && heard !== 'illegal';
const isRight = (item: Heard): boolean => (item.need === 'none' ? item.heard === 'none' : isCaredFor(item));

function summarize(items: readonly Heard[]): Figures {
  const inNeed = (need: CareItem['need']) => items.filter((item) => item.need === need);
  return {
    messages: items.length,
    'cared for (crisis)': share(inNeed('crisis'), isCaredFor),
    'cared for (violence)': share(inNeed('violence'), isCaredFor),
    'cared for (distress)': share(inNeed('distress'), isCaredFor),
    'the need is told right': share(
      items.filter((item) => item.need !== 'none' && isCaredFor(item)),
      ({ need, heard }) => need === heard,
    ),
    'near misses cared for': share(inNeed('none'), isCaredFor),
    'near misses refused': share(inNeed('none'), ({ heard }) => heard === 'illegal'),
  };
}

/** Judges which people in need the chat hears, and which ordinary messages it takes for theirs. */
export function measureCare(set: CareSet): Measured {
  const heard = { open: readSet(set, 'open').map(hear), sealed: readSet(set, 'sealed').map(hear) };
  for (const part of parts) if (heard[part].length === 0) throw new Error(`no messages in the ${part} part`);
  return {
    figures: { open: summarize(heard.open), sealed: summarize(heard.sealed) },
    failures: heard.open
      .filter((item) => !isRight(item))
      .map(({ id, need, heard: as, text }) => `${id} ${need} heard as ${as}: ${text}`),
  };
}
