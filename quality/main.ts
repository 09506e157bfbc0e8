import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { makeMember } from './engines/make-member.ts';
import { startProduct } from './engines/start-product.ts';
import type { Measured } from './measure/figures.ts';
import { measureCare } from './measure/measure-care.ts';
import { measureChat } from './measure/measure-chat.ts';
import { measureIdeas } from './measure/measure-ideas.ts';
import { measureMatching } from './measure/measure-matching.ts';
import { measureModeration } from './measure/measure-moderation.ts';
import { measureSearch } from './measure/measure-search.ts';
import { printMeasured } from './print-measured.ts';
import { generations } from './read-sets.ts';

type Measure = () => Measured | Promise<Measured>;

const args = process.argv.slice(2);
const verbose = args.includes('--verbose');
/** `--last`: the newest set of each subject alone; `--last=2`: the newest two. */
const last = args.find((arg) => arg === '--last' || arg.startsWith('--last='));
const newest = last === undefined ? Number.POSITIVE_INFINITY : Number(last.slice('--last='.length) || 1);
/** `--write=before` keeps the figures as `figures/before.json`; without a name they are those of today. */
const write = args.find((arg) => arg === '--write' || arg.startsWith('--write='));

const product = await startProduct();
try {
  const member = await makeMember(product);
  const measures: Record<keyof typeof generations, Measure[]> = {
    ideas: generations.ideas.map((set) => () => measureIdeas(product, set)),
    chat: generations.chat.map((set) => () => measureChat(product, member, set)),
    search: generations.search.map((set) => () => measureSearch(product, member, set)),
    matching: generations.matching.map((set) => () => measureMatching(set)),
    care: generations.care.map((set) => () => measureCare(set)),
    moderation: generations.moderation.map((set) => () => measureModeration(set)),
  };
  const isChosen = Object.keys(measures).some((subject) => args.includes(subject));
  const measured: Record<string, Measured> = {};
  for (const [subject, sets] of Object.entries(measures)) {
    if (isChosen && !args.includes(subject)) continue;
    for (const [at, measure] of sets.entries()) {
      if (at < sets.length - newest) continue;
      const row = at === 0 ? subject : `${subject} (set ${at + 1})`;
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
