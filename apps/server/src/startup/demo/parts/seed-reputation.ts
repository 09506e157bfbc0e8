import { cardParts, pageParts } from '@kawanusaha/contracts/reputation';
import type { TransactionSql } from 'postgres';
import type { DemoPerson } from '#startup/demo/people.ts';
import { createRandom } from '#startup/demo/random.ts';

const institutions = ['ui.ac.id', 'itb.ac.id', 'ugm.ac.id', 'unpad.ac.id', 'its.ac.id'];
/** How many of the demo's people show something of themselves. */
const showing = 60;
const dayMs = 86_400_000;

/**
 * Lets people of the demo show their campus, finished collaborations and, some of them, a page of their own; the demo owner shows all of
 * it. The two named accounts work together in the first listing of the owner. Running it again changes nothing.
 */
export async function seedReputation(sql: TransactionSql, people: readonly DemoPerson[]): Promise<void> {
  // A generator of its own: what the rest draws keeps its ids.
  const random = createRandom(20_261_124);
  const [, , owner] = people;
  const shown = people.slice(1, showing);
  for (const [index, person] of shown.entries()) {
    const isOwner = person.id === owner?.id;
    if (isOwner || index % 3 !== 0) {
      const institution = random.pick(institutions);
      const address = `${person.username.replace('_', '.')}@${institution}`;
      await sql`
        insert into public.campus_mails (user_id, institution, mailbox_hash, verified_at)
        values (${person.id}, ${institution}, private.mailbox_hash(${address}), ${person.createdAt}) on conflict do nothing`;
    }
    await sql`
      insert into public.public_profiles (user_id, is_public, may_be_indexed, page_parts, card_parts)
      values (${person.id}, ${isOwner || index % 2 === 0}, false, ${isOwner ? [...pageParts] : ['nama', 'kota', 'keahlian', 'kampus']},
        ${isOwner ? [...cardParts] : ['foto', 'kampus', 'kolaborasi', 'jawaban']})
      on conflict do nothing`;
  }
  const memberships = await sql<
    { id: string; project_name: string; owner_id: string; user_id: string; joined_at: Date }[]
  >`
    select m.id, p.project_name, p.user_id as owner_id, m.user_id, m.joined_at
    from public.team_members m join public.project_listings p on p.id = m.project_id
    where not m.is_owner order by m.id limit 40`;
  const finished = memberships.map((one, index) => ({
    id: random.uuid(),
    membership_id: one.id,
    project_name: one.project_name,
    owner_id: one.owner_id,
    member_id: one.user_id,
    said_by: index % 2 === 0 ? 'member' : 'owner',
    said_at: one.joined_at,
    confirmed_at: index % 4 === 3 ? null : new Date(Math.min(one.joined_at.getTime() + dayMs, Date.now())),
  }));
  if (finished.length > 0)
    await sql`insert into public.collaborations ${sql(finished)} on conflict do nothing`;
}
