import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { makeMember } from './engines/make-member.ts';
import { startProduct } from './engines/start-product.ts';
import type { Measured } from './measure/figures.ts';
import { measureChat } from './measure/measure-chat.ts';
import { measureIdeas } from './measure/measure-ideas.ts';
import { measureMatching } from './measure/measure-matching.ts';
import { measureSearch } from './measure/measure-search.ts';
import { printMeasured } from './print-measured.ts';

const subjects = ['ideas', 'chat', 'search', 'matching'] as const;

const args = process.argv.slice(2);
const chosen = subjects.filter((subject) => args.includes(subject));
const verbose = args.includes('--verbose');
/** `--write=before` keeps the figures as `figures/before.json`; without a name they are those of today. */
const write = args.find((arg) => arg === '--write' || arg.startsWith('--write='));

const product = await startProduct();
try {
  const member = await makeMember(product);
  const measure = {
    ideas: () => measureIdeas(product),
    chat: () => measureChat(product, member),
    search: () => measureSearch(product, member),
    matching: () => measureMatching(),
  };
  const measured: Partial<Record<(typeof subjects)[number], Measured>> = {};
  for (const subject of chosen.length === 0 ? subjects : chosen) {
    const result = await measure[subject]();
    measured[subject] = result;
    printMeasured(subject, result, verbose);
  }
  if (write !== undefined) {
    const today = new Date().toISOString().slice(0, 10);
    const name = write.slice('--write='.length) || today;
    const figures = Object.fromEntries(
      Object.entries(measured).map(([subject, result]) => [subject, result.figures]),
    );
    const file = path.join(import.meta.dirname, 'figures', `${name}.json`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${JSON.stringify({ measuredOn: today, ...figures }, null, 2)}\n`);
  }
} finally {
  await product.stop();
}
