import type { ChatSource } from './business-chat.ts';

/** A question that may have been meant, with what it is answered with: in brief, or whole where it is the only one. */
export type ChatOffer = {
  question: string;
  told: string;
  source: ChatSource;
};

/**
 * What may have been meant as one text, in the form in which a conversation is kept.
 * @param lead what is said before it
 * @param offers likeliest first
 */
export const writeOffers = (lead: string, offers: readonly ChatOffer[]): string =>
  [lead, ...offers.map(({ question, told }) => `${question}\n${told}`)].join('\n\n');
