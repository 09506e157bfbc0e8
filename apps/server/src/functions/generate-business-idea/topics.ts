import { makingTopics } from './topics-making.ts';
import { servingTopics } from './topics-serving.ts';

/**
 * The vocabulary that connects what a person writes with the catalogue: each topic has a label for the reasons and
 * the words that name it. A word of five letters and more also stands for what begins with it; the Indonesian prefixes
 * (me-, ber-, pe-) are taken off first, see `match-topics.ts`.
 */
export const topics = { ...makingTopics, ...servingTopics };

export type Topic = keyof typeof topics;
export const topicKeys = Object.keys(topics) as Topic[];
