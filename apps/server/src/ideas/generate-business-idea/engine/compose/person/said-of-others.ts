import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { isGoods } from '@kawanusaha/bahasa/lexicon/goods';
import type { ConceptMention, Token, Understanding } from '@kawanusaha/bahasa/understanding';
import words from '#content/ideas/said-of-others.json' with { type: 'json' };
import { statementsOf } from './statements.ts';

const levelTests: ReadonlySet<string> = new Set(words.levelTests);
const supplies: ReadonlySet<string> = new Set(words.supplies);
const nearby: ReadonlySet<string> = new Set(words.nearby);
const dwelling: ReadonlySet<string> = new Set(words.dwelling);
/** Care that a person gets; beside an animal or a machine it is that one's ('suntik vitamin sapi', 'rawat mesin kapal'). */
const care: ReadonlySet<string> = new Set(words.care);
const caredFor = new Set(['tool', 'smk']);
/** A level of a language or a licence: 'B2', 'A1', 'N3'. */
const level = /^(?:[abc][12]|n[1-5])$/iu;

type Statement = { readonly tokens: readonly Token[]; readonly start: number; readonly end: number };

function statementOf({ tokens }: Understanding, { start }: ConceptMention, text: string): Statement {
  const found = statementsOf(tokens, text).find((one) => (one.at(-1)?.end ?? 0) > start) ?? [];
  return { tokens: found, start: found[0]?.start ?? start, end: found.at(-1)?.end ?? start };
}

/** 'Sertifikat B2' is how well a language is known, 'level A1' no field of its own. */
export const isLevel = ({ tokens }: Understanding, { matched }: ConceptMention): boolean =>
  level.test(matched) && tokens.some(({ normal }) => levelTests.has(normal));

/** 'Listrik 450 watt', 'token listrik mahal': what a dwelling is supplied with. */
export function isSupply(read: Understanding, mention: ConceptMention, text: string): boolean {
  if (mention.matched.toLowerCase() !== 'listrik') return false;
  return statementOf(read, mention, text).tokens.some(({ normal }) => supplies.has(normal));
}

/** 'Rumah sebelah bengkel', 'tinggal di atas laundry': where one lives is not what one does. */
export function isNeighbour(read: Understanding, mention: ConceptMention, text: string): boolean {
  const before = statementOf(read, mention, text).tokens.filter(({ end }) => end <= mention.start);
  const at = before.findIndex(({ normal }) => dwelling.has(normal));
  return at !== -1 && before.slice(at).some(({ normal }) => nearby.has(normal));
}

/** Whether care is of an animal or a machine that is named behind it. */
export function isCareOfThing(read: Understanding, mention: ConceptMention, text: string): boolean {
  if (!care.has(mention.id)) return false;
  const { end } = statementOf(read, mention, text);
  const behind = read.concepts.filter(
    ({ start, negated }) => start >= mention.end && start < end && !negated,
  );
  return behind.some(({ id }) => {
    const { kind, broader } = concept(id);
    return (
      isAnimal(kind) ||
      caredFor.has(kind) ||
      broader.includes('jasa-perbaikan') ||
      broader.includes('otomotif')
    );
  });
}
const isAnimal = (kind: string): boolean => isGoods(kind) && (kind === 'livestock' || kind === 'fish');
