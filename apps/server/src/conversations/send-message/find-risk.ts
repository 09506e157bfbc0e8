import { understand } from '@kawanusaha/bahasa/understand';
import rules from '#content/conversations/risk-rules.json' with { type: 'json' };

/** What a line may want of its reader; the receiver is warned by it. */
export type Risk = 'money' | 'secret' | 'identity' | 'outside';

type Rule = {
  readonly risk: string;
  readonly phrases: readonly string[];
  /** Phrases in which a risky word means something else. */
  readonly harmless?: readonly string[];
  /** Stems that are risky beside an amount of money: 'bayar 150 ribu'. */
  readonly withMoney?: readonly string[];
  /** Ends of what a link must not lead to. */
  readonly linkEndings?: readonly string[];
};

type Word = { readonly forms: readonly string[]; readonly isNegated: boolean };

const risks: ReadonlySet<string> = new Set<Risk>(['money', 'secret', 'identity', 'outside']);
const isRisk = (risk: string): risk is Risk => risks.has(risk);

/**
 * The first risk of a line by the data rules, read with its slang and misspellings; what is advised against ('jangan transfer') is none.
 * In: the line. Out: the risk, or null. Never throws.
 */
export function findRisk(text: string): Risk | null {
  const { tokens, amounts } = understand(text);
  const words = tokens.flatMap(({ normal, stem, isNegated }): Word[] => {
    const parts = normal.split(' ');
    return parts.length === 1
      ? [{ forms: [normal, stem], isNegated }]
      : parts.map((part) => ({ forms: [part], isNegated }));
  });
  const namesMoney = amounts.some(({ kind }) => kind === 'money');
  for (const rule of rules as readonly Rule[]) {
    const harmless = (rule.harmless ?? []).flatMap((phrase) => findPhrase(words, phrase));
    const isRisky =
      rule.phrases.some((phrase) =>
        findPhrase(words, phrase).some(
          ({ start, length }) =>
            // What is itself a request not to do something ('jangan bilang siapa') holds its negation.
            (phrase.startsWith('jangan ') ||
              !words.slice(start, start + length).some(({ isNegated }) => isNegated)) &&
            !harmless.some((place) => start >= place.start && start < place.start + place.length),
        ),
      ) ||
      (namesMoney &&
        words.some(
          ({ forms, isNegated }) => !isNegated && rule.withMoney?.some((stem) => forms.includes(stem)),
        )) ||
      rule.linkEndings?.some((ending) => new RegExp(String.raw`\S\.${ending}(?![\w.])`, 'i').test(text));
    if (isRisky === true && isRisk(rule.risk)) return rule.risk;
  }
  return null;
}

/** Where the words of a phrase stand one after the other. */
function findPhrase(words: readonly Word[], phrase: string): { start: number; length: number }[] {
  const wanted = phrase.split(' ');
  return words.flatMap((_word, start) =>
    wanted.every((part, offset) => words[start + offset]?.forms.includes(part) === true)
      ? [{ start, length: wanted.length }]
      : [],
  );
}
