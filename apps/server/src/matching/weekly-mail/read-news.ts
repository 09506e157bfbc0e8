import type { Sql } from '@kawanusaha/backend/db/pool';
import { canBeMatched } from '#matching/find-missing.ts';
import type { PersonRow } from '#matching/read-person.ts';

type Listing = {
  readonly id: string;
  readonly project_name: string;
  readonly project_type: string;
  readonly city: string | null;
  readonly is_remote: boolean;
};
type Content = {
  readonly listings: readonly Listing[];
  readonly contacts: readonly {
    readonly id: string;
    readonly main_skill: string;
    readonly city: string | null;
  }[];
  readonly applications: number;
  readonly new_applications: number;
  readonly messages: number;
  readonly new_messages: number;
};

/** What a week brought for one member, and what waits for them. */
export type WeeklyNews = Omit<Content, 'new_applications' | 'new_messages'>;

const listingsMax = 5;

/** New listings that matching finds for a member who has filled in what they look for. */
async function matchListings(owner: Sql, userId: string, week: string): Promise<Listing[]> {
  const [row] = await owner<(PersonRow & { until: Date; since: Date })[]>`
    select m.skills, m.interests, m.goal, m.stage, m.hours_per_week, p.kota, m.is_remote, m.languages, m.wishes,
      private.weekly_mail_until(${week}) as until, private.weekly_mail_until(${week}) - interval '7 days' as since
    from public.matching_profiles as m join public.pengguna as p on p.id = m.user_id
    where m.user_id = ${userId} and private.may(m.user_id, 'be_matched')`;
  if (row === undefined) return [];
  // The lexicon is large, and most runs find no mail that is due.
  const [{ rankListings }, { readPerson }] = await Promise.all([
    import('#matching/find-listings.ts'),
    import('#matching/read-person.ts'),
  ]);
  const person = readPerson(row);
  if (!canBeMatched(person)) return [];
  const ranked = await rankListings(owner, userId, person, { since: row.since, until: row.until });
  return ranked.slice(0, listingsMax).map(({ item }) => item);
}

/**
 * What the weekly mail tells a member: new listings that fit by matching or answer to a saved search, 5 at most, new contacts that bring
 * what their projects need, applications that wait for their answer, messages that they have not read.
 * @param week its Monday, as a date
 * @returns null when the week brought nothing new
 */
export async function readNews(owner: Sql, userId: string, week: string): Promise<WeeklyNews | null> {
  const [matched, rows] = await Promise.all([
    matchListings(owner, userId, week),
    owner<{ content: Content }[]>`select private.weekly_mail_content(${userId}, ${week}) as content`,
  ]);
  const content = rows[0]?.content;
  if (content === undefined) return null;
  const listings = new Map([...matched, ...content.listings].map((listing) => [listing.id, listing]));
  const isNew = listings.size + content.contacts.length + content.new_applications + content.new_messages > 0;
  if (!isNew) return null;
  const { contacts, applications, messages } = content;
  return { listings: [...listings.values()].slice(0, listingsMax), contacts, applications, messages };
}
