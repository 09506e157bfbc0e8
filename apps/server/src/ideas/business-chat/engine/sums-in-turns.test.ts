/**
 * Sums as they are told in one or more messages, by what is hard in them: words of regional languages, the tax of a part of a year or of a
 * firm, shares by what each did, figures that grow of themselves, messages that go on with a sum of before, two ways of which one is changed,
 * figures that are put right or given anew, cash, persons, things and days that are counted, what a rule gives, results that are added, and figures of which none may be left out. The figures were worked out by
 * hand before the engine was asked.
 */
import { describe, expect, test } from 'vitest';
import { answerConversation } from './answer-conversation.ts';
import cash from './calculation/sets/cash-sums.json' with { type: 'json' };
import changed from './calculation/sets/changed-sums.json' with { type: 'json' };
import compared from './calculation/sets/compared-sums.json' with { type: 'json' };
import compound from './calculation/sets/compound-sums.json' with { type: 'json' };
import corrected from './calculation/sets/corrected-sums.json' with { type: 'json' };
import counted from './calculation/sets/counted-sums.json' with { type: 'json' };
import later from './calculation/sets/later-sums.json' with { type: 'json' };
import named from './calculation/sets/named-sums.json' with { type: 'json' };
import percents from './calculation/sets/percent-sums.json' with { type: 'json' };
import pointed from './calculation/sets/pointed-sums.json' with { type: 'json' };
import regional from './calculation/sets/regional-sums.json' with { type: 'json' };
import ruled from './calculation/sets/ruled-sums.json' with { type: 'json' };
import shares from './calculation/sets/share-sums.json' with { type: 'json' };
import shop from './calculation/sets/shop-sums.json' with { type: 'json' };
import taxes from './calculation/sets/tax-sums.json' with { type: 'json' };
import timed from './calculation/sets/timed-sums.json' with { type: 'json' };
import whole from './calculation/sets/whole-sums.json' with { type: 'json' };

/** Each figure has to be told; `|` stands between ways of writing one. Without figures nothing may be reckoned. */
type Sum = { readonly turns: readonly string[]; readonly figures: readonly string[] };

const holds = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,])${figure.replaceAll('.', String.raw`\.`)}(?!\\d|[.,]\\d)`, 'u').test(text);

describe.each([
  ['regional words', regional],
  ['taxes', taxes],
  ['shares', shares],
  ['growth of itself', compound],
  ['going on, and figures that come behind the question', later],
  ['two ways compared', compared],
  ['figures put right', corrected],
  ['cash, and results of before', cash],
  ['days, months and years', timed],
  ['percentages and parts', percents],
  ['persons, things and days that are counted', counted],
  ['a figure that a later message gives anew, or puts beside', changed],
  ['one of several that is pointed at', pointed],
  ['a count that says of what', named],
  ['what a rule gives: a feast, overtime, a parcel, coins', ruled],
  ['what a shop reckons', shop],
  ['every figure: crews, bundles, visitors, rises, short follow-ups', whole],
] as readonly (readonly [string, readonly Sum[]])[])('sums with %s', (_name, sums) => {
  test.each(sums)('$turns: $figures', ({ turns, figures }) => {
    const { content, calculation } = answerConversation(turns);
    const text = content.replaceAll('\u00A0', ' ');
    expect(calculation !== null, text).toBe(figures.length > 0);
    for (const figure of figures)
      expect(
        figure.split('|').some((way) => holds(text, way)),
        `${figure} in: ${text}`,
      ).toBe(true);
  });
});
