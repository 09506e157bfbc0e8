import type { PersonSigns } from '@kawanusaha/contracts/reputation';

/** How fast a member usually answers applications. */
export const describeReply = (days: number): string =>
  `Biasanya menjawab dalam ${days === 1 ? 'sehari' : `${days} hari`}`;

/** With how many people work was finished; it says nothing of how well. */
export const describeCollaborators = (count: number): string => `Kolaborasi selesai dengan ${count} orang`;

/** The signs of a card in words, in their order; none where the member chose none. In: whether the answer rate stands elsewhere already. */
export function describeSigns(signs: PersonSigns | null | undefined, hasReply = false): string[] {
  if (!signs) return [];
  const { collaborators, active, reply_days: replyDays } = signs;
  return [
    collaborators === undefined ? '' : describeCollaborators(collaborators),
    active === undefined ? '' : `Aktif ${active}`,
    replyDays === undefined || hasReply ? '' : describeReply(replyDays),
  ].filter((text) => text !== '');
}
