import { asksOnlyHowMuch } from './asks-nothing-else.ts';
import { countAsks, spanAsked } from './read-ask.ts';
import { readTarget } from './read-target.ts';
import { bidOf, topicOf } from './topic-of.ts';
import type { Target } from './target.ts';

/** Starts with another value of what was asked before: 'kalau laku 50 porsi'. */
const supposes =
  /^(?:(?:nah|trus|terus|eh|lha|lah|tp|tapi|oh|oke) )*(?:kalau|kalo|klo|kl|misal\p{L}*|gimana kalau|jadi|jd|yg|yang)\b/u;

/** Names a result and nothing else: 'listrik per kaos kalau sebulan 250 kaos'. */
const asksBare =
  /^(?:listrik|hpp|modal|biaya|untung|laba|total|omzet|sisa|bep|harga jual)\p{L}* (?:per|tiap|se)/u;

/** What was asked, the nearest first: of the last message, then of those before it. */
export function targetsOf(turns: readonly string[]): Target[] {
  const asked: (Target | null)[] = [];
  for (const [at, turn] of turns.entries()) {
    const before = asked.findLast((target) => target !== null) ?? null;
    const bid = countAsks(turn) === 0 ? bidOf(turn) : null;
    const own =
      bid ??
      // What asks by a time alone leans on what was told.
      (before === null && at > 0 && asksBare.test(turn)
        ? readTarget(`berapa ${turn}`)
        : readTarget(turn, before, before === null ? turns.slice(0, at).join('. ').toLowerCase() : ''));
    asked.push(own ?? (at < turns.length - 1 ? topicOf(turn) : null));
  }
  const [own, ...before] = asked.toReversed();
  const latest = asked.slice(0, -1).findLastIndex((target) => target !== null);
  const earlier = before.flatMap((target) => (target === null ? [] : [target])).slice(0, 1);
  if (own === undefined || own === null) return [];
  const last = turns.at(-1) ?? '';
  // What was asked before any figure was told is still asked: 'valuasi kami brp', then 'minta 50jt untuk 10%, jadinya brp'.
  if (latest >= 0 && !/\d/u.test(turns[latest] ?? '') && asksOnlyHowMuch(last)) return [...earlier, own];
  const asksOfTime = spanAsked(last) !== null && !/\d/u.test(last);
  if (own.isWeak) return supposes.test(last.trim()) && !asksOfTime ? [...earlier, own] : [own, ...earlier];
  return supposes.test(last.trim()) ? [own, ...earlier] : [own];
}
