import type { ConceptMention, Understanding } from '@kawanusaha/bahasa/understanding';
import { clauseBefore } from './clause-before.ts';

/** To have a hobby is no field; what it is stands behind. How much money there is and what things cost are none either. */
const emptyWords = new Set(
  'hobi hobby hobinya hobiku modal modalnya uang duit rupiah harga harganya'.split(' '),
);
/** The site that is written to, and who keeps it: 'cobain webnya', 'terserah adminnya'. */
const addressed = /^(?:web|website|situs|aplikasi|app|sistem|admin|bot|ai)nya$/;
/** Who leaves it to others wishes nothing up to the next comma. */
const leavesOpen = new Set(['terserah', 'terserahlah']);
/** 'Kelas 5' is a year at school, no lesson. */
const isSchoolYear = (text: string, { matched, end }: ConceptMention): boolean =>
  matched.toLowerCase() === 'kelas' && /^\s*(?:\d|[ivx]+\b)/i.test(text.slice(end));

/**
 * Whether a mention says nothing of what the person can or likes.
 * @param text that was read
 */
export function saysNothing(read: Understanding, mention: ConceptMention, text: string): boolean {
  const word = mention.matched.toLowerCase();
  return (
    emptyWords.has(word) ||
    addressed.test(word) ||
    isSchoolYear(text, mention) ||
    clauseBefore(read, mention.start, text).some((before) => leavesOpen.has(before))
  );
}
