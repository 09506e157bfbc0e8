import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { makeMember } from './engines/make-member.ts';
import { insertListings } from './engines/search-listings.ts';
import { startProduct } from './engines/start-product.ts';
import type { Measured } from './measure/figures.ts';
import { measureChat } from './measure/measure-chat.ts';
import { measureIdeas } from './measure/measure-ideas.ts';
import { measureMatching } from './measure/measure-matching.ts';
import { measureModeration } from './measure/measure-moderation.ts';
import { measureSearch } from './measure/measure-search.ts';
import { printMeasured } from './print-measured.ts';
import { generations, readListings } from './read-sets.ts';

const subjects = ['ideas', 'chat', 'search', 'matching', 'moderation'] as const;

const args = process.argv.slice(2);
const chosen = subjects.filter((subject) => args.includes(subject));
const verbose = args.includes('--verbose');
/** `--write=before` keeps the figures as `figures/before.json`; without a name they are those of today. */
const write = args.find((arg) => arg === '--write' || arg.startsWith('--write='));

const product = await startProduct();
try {
  const member = await makeMember(product);
  const [ideas, ideasLater, ideasThird, ideasFourth] = generations.ideas;
  const [chat, chatLater, chatThird, chatFourth, chatFifth, chatSixth, chatSeventh, chatEighth] =
    generations.chat;
  const [search, searchLater, searchThird] = generations.search;
  const [moderation, moderationLater, moderationThird] = generations.moderation;
  let directory: Promise<Map<string, string>> | undefined;
  /** All sets of queries ask the same listings, which are put in once. */
  const fillDirectory = () => (directory ??= insertListings(product, member, readListings()));
  const rows = {
    ideas: {
      ideas: () => measureIdeas(product, ideas),
      'ideas (second set)': () => measureIdeas(product, ideasLater),
      'ideas (third set)': () => measureIdeas(product, ideasThird),
      'ideas (fourth set)': () => measureIdeas(product, ideasFourth),
    },
    chat: {
      chat: () => measureChat(product, member, chat),
      'chat (second set)': () => measureChat(product, member, chatLater),
      'chat (third set)': () => measureChat(product, member, chatThird),
      'chat (fourth set)': () => measureChat(product, member, chatFourth),
      'chat (fifth set)': () => measureChat(product, member, chatFifth),
      'chat (sixth set)': () => measureChat(product, member, chatSixth),
      'chat (seventh set)': () => measureChat(product, member, chatSeventh),
      'chat (eighth set)': () => measureChat(product, member, chatEighth),
    },
    search: {
      search: async () => measureSearch(product, await fillDirectory(), search),
      'search (second set)': async () => measureSearch(product, await fillDirectory(), searchLater),
      'search (third set)': async () => measureSearch(product, await fillDirectory(), searchThird),
    },
    matching: { matching: () => measureMatching() },
    moderation: {
      moderation: async () => measureModeration(moderation),
      'moderation (second set)': async () => measureModeration(moderationLater),
      'moderation (third set)': async () => measureModeration(moderationThird),
    },
  };
  const measured: Record<string, Measured> = {};
  for (const subject of chosen.length === 0 ? subjects : chosen) {
    for (const [row, measure] of Object.entries(rows[subject])) {
      const result = await measure();
      measured[row] = result;
      printMeasured(row, result, verbose);
    }
  }
  if (write !== undefined) {
    const today = new Date().toISOString().slice(0, 10);
    const name = write.slice('--write='.length) || today;
    const figures = Object.fromEntries(
      Object.entries(measured).map(([row, result]) => [row, result.figures]),
    );
    const file = path.join(import.meta.dirname, 'figures', `${name}.json`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${JSON.stringify({ measuredOn: today, ...figures }, null, 2)}\n`);
  }
} finally {
  await product.stop();
}
