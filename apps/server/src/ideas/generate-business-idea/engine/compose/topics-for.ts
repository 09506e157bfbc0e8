import { goodsKinds } from '@kawanusaha/bahasa/lexicon/goods';
import type { Subject } from './candidate.ts';
import type { Offer, Pattern } from './content-schema.ts';
import { near } from './near.ts';
import type { Person } from './person/read-person.ts';
import type { Wish } from './person/read-wishes.ts';

/** Kinds that a field to serve can be; a way of selling, a place to sell or a second skill is none. */
const topicKinds = new Set<string>(['sector', 'activity', ...goodsKinds, 'material']);
/** Sectors that everybody's business belongs to, and what is no field at all. */
const noField = new Set([
  'kewirausahaan',
  'perdagangan',
  'jasa',
  'berjualan',
  'penjualan',
  'reseller',
  'belanja',
  'nongkrong',
  'menonton',
]);
/** What only owners of a business or a building buy; a pastime has neither. */
const soldToBusinesses = new Set(['data', 'pembukuan', 'aplikasi', 'web', 'ui-ux', 'gambar-teknik']);
const pastimes = new Set(['budaya-pop', 'permainan', 'hobi', 'literasi', 'pariwisata']);
/** A field this near to the subject is the subject again. */
const sameField = 0.5;
const mostTopics = 4;

const isPastime = ({ id, kind }: Wish): boolean => kind === 'activity' || pastimes.has(id);

/** Fields of the person's interest that an offer about this subject can be made for. */
export function topicsFor(subject: Subject, offer: Offer, pattern: Pattern, person: Person): Wish[] {
  // What the place is known for is not the person's own word: 'sepatu Cibaduyut bertema hijab' is not what the person wished.
  if (subject.id !== subject.wish.id) return [];
  return person.interests
    .filter(
      (wish) =>
        topicKinds.has(wish.kind) &&
        !noField.has(wish.id) &&
        !pattern.withoutTopicKinds.includes(wish.kind) &&
        !(soldToBusinesses.has(offer.id) && isPastime(wish)) &&
        near(wish.id, subject.id) < sameField,
    )
    .slice(0, mostTopics);
}
