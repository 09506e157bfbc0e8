import { near } from '../near.ts';
import { offersOf } from '../offers-of-concept.ts';
import type { Person } from '../person/read-person.ts';

/** Two wishes from here on speak of one field. */
const sameField = 0.4;
/** A wish that nothing else of the person's goes with: less sure that it is what they mean, much less beside two that go together. */
const alone = 0.94;
const outsider = 0.6;

function goTogether(a: string, b: string): boolean {
  if (near(a, b) >= sameField) return true;
  const offers = new Set(offersOf(a).map(({ offer }) => offer.id));
  return offersOf(b).some(({ offer }) => offers.has(offer.id));
}

/**
 * How well each wish agrees with the others, 0 to 1: a word that was misread ('jaga toko' beside 'wedang ronde' and
 * 'angkringan') mostly stands by itself while the others that were written beside it speak of one thing. The only skill of
 * a person is theirs, whatever they like.
 */
export function agreementOf({ skills, interests }: Person): ReadonlyMap<string, number> {
  const ids = [...new Set([...skills, ...interests].map(({ id }) => id))];
  const pairs = ids.flatMap((a, at) => ids.slice(at + 1).flatMap((b) => (goTogether(a, b) ? [[a, b]] : [])));
  const agreeing = new Set(pairs.flat());
  const sure = (id: string): number => {
    if (ids.length === 1 || agreeing.has(id)) return 1;
    const isOutsider = [skills, interests].some(
      (field) => field.some((wish) => wish.id === id) && field.some((wish) => agreeing.has(wish.id)),
    );
    return isOutsider ? outsider : alone;
  };
  return new Map(ids.map((id) => [id, sure(id)]));
}
