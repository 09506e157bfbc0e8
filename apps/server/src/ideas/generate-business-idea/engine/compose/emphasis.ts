import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { isGoods } from '@kawanusaha/bahasa/lexicon/goods';
import type { Subject } from './candidate.ts';
import type { Offer } from './content-schema.ts';
import { near } from './near.ts';
import type { WishObject } from './person/object-of.ts';
import { offersOf } from './offers-of-concept.ts';
import type { Person } from './person/read-person.ts';

const mostNamed = 2;
const longest = 28;
/** What an object must have to do with the verb that it stands behind. */
const nearObject = 0.3;
/** Links beyond which an offer only shares a field with a thing. */
const ownOffer = 1;

const sells = (id: string, offer: Offer): boolean =>
  offersOf(id).some((match) => match.offer === offer && match.distance <= ownOffer);

const wide: ReadonlySet<string> = new Set(['sector', 'tool', 'platform']);

/** Whether what stands behind a verb narrows what the offer is: 'kostum' a tailor's work, 'fisika' no mathematics. */
function belongs({ concept: about }: WishObject, id: string, offer: Offer): boolean {
  if (about === null) return true;
  const { kind, broader } = concept(about);
  // A lorry or a trade as a whole narrows nothing that is done with it.
  if (wide.has(kind)) return false;
  // A second skill beside the first is another one, unless it is a part of it ('ngoding python').
  if (kind === 'skill') return broader.includes(id);
  return near(about, id) >= nearObject || sells(about, offer);
}

/**
 * The person's own things that an offer in general words is about before all: 'kue dan roti rumahan (terutama brownies)'.
 * What stands behind the verb comes first, then other things of theirs that the offer sells.
 */
export function emphasisOf({ id, wish, label }: Subject, offer: Offer, person: Person): string[] {
  const { object } = wish;
  const isOwnObject = id === wish.id && object !== null && belongs(object, id, offer);
  const things = [...person.skills, ...person.interests]
    .filter(
      (other) => other.id !== id && other.name !== label && isGoods(other.kind) && sells(other.id, offer),
    )
    .map(({ name }) => name);
  const said = `${label} ${offer.genericProduct}`.toLowerCase();
  return [...new Set([...(isOwnObject ? [object.words] : []), ...things])]
    .filter((name) => name.length <= longest && !said.includes(name))
    .slice(0, mostNamed);
}
