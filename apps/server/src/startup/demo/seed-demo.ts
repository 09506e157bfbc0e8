import { hash } from '@node-rs/argon2';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { demoAccounts, demoPassword } from '#startup/demo/accounts.ts';
import { invitations, makeAffiliates } from '#startup/demo/make-affiliates.ts';
import { makeApplications } from '#startup/demo/make-applications.ts';
import { makeContacts } from '#startup/demo/make-contacts.ts';
import { makePayments } from '#startup/demo/make-payments.ts';
import { makeProjects } from '#startup/demo/make-projects.ts';
import { makeRoles } from '#startup/demo/make-roles.ts';
import { makeInvited, makePeople, type DemoPerson } from '#startup/demo/people.ts';
import { createRandom } from '#startup/demo/random.ts';
import { seedAffiliates } from '#startup/demo/parts/seed-affiliates.ts';
import { seedAges } from '#startup/demo/parts/seed-ages.ts';
import { seedConversations } from '#startup/demo/parts/seed-conversations.ts';
import { seedLocalFigures } from '#startup/demo/parts/seed-local-figures.ts';
import { seedMatching } from '#startup/demo/parts/seed-matching.ts';
import { seedPayouts } from '#startup/demo/parts/seed-payouts.ts';
import { seedPictures } from '#startup/demo/seed-pictures.ts';
import { seedReputation } from '#startup/demo/parts/seed-reputation.ts';
import { seedReviews } from '#startup/demo/parts/seed-reviews.ts';
import { seedSaved } from '#startup/demo/parts/seed-saved.ts';
import { seedShortlist } from '#startup/demo/parts/seed-shortlist.ts';
import { seedTeams } from '#startup/demo/parts/seed-teams.ts';
import { seedTickets } from '#startup/demo/parts/seed-tickets.ts';
import type { ByteStore } from '@kawanusaha/backend/adapters/bytes/byte-store';
import { premiumLinkKeys } from '@kawanusaha/contracts/premium-link';
import type { TransactionSql } from 'postgres';

/** An invitation that leads to no group; the tutorials stay with the product's own guides. */
const invitation = 'https://chat.whatsapp.com/CONTOHgrupKawanUsaha01';

/** Fills the link to the group that no user has set yet. */
async function seedPremiumLinks(sql: TransactionSql): Promise<void> {
  await sql`
    update public.premium_links set url = ${invitation} where key = ${premiumLinkKeys.community} and url is null`;
}

const counts = { people: 140, projects: 200, contacts: 120 };

/**
 * Fills a database with fictitious people, listings, contacts, applications, payments and referrals, and gives some of them pictures, in
 * one transaction: what was interrupted is begun anew. Running it again changes nothing, since every row has a fixed id.
 * @param owner connection that bypasses row-level security
 * @param store where the bytes of the pictures go
 * @param secret the server's JWT_SECRET, by which account numbers are encrypted
 */
export async function seedDemo(owner: Sql, store: ByteStore, secret: string): Promise<void> {
  const random = createRandom(20_261_120);
  const now = new Date();
  const people = makePeople(random, counts.people, now);
  const projects = makeProjects(random, people, counts.projects, now);
  const contacts = makeContacts(random, people, counts.contacts, now);
  const roles = makeRoles(projects);
  const applications = makeApplications(random, people, projects, roles, now);
  const story = makeMoney(people, now);
  const password = await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

  await owner.begin(async (sql) => {
    const everybody = [...people, ...story.invited];
    const users = everybody.map((person) => toUser(person, password));
    await sql`insert into auth.users ${sql(users)} on conflict do nothing`;
    const identities = everybody.map((person) => ({
      provider_id: person.id,
      user_id: person.id,
      provider: 'email',
      identity_data: sql.json({
        sub: person.id,
        email: person.email,
        email_verified: true,
        phone_verified: false,
      }),
      created_at: person.createdAt,
      updated_at: person.createdAt,
    }));
    await sql`insert into auth.identities ${sql(identities as never)} on conflict do nothing`;
    await seedAges(sql, everybody);
    for (const person of everybody) {
      // The newest demo account starts without a complete profile, so that the way to complete it can be seen.
      if (person.id === demoAccounts[3]?.id) continue;
      await sql`
        update public.pengguna set no_wa = ${person.whatsapp}, kota = ${person.city}, kampus = ${person.campus},
          deskripsi = ${`Mahasiswa ${person.campus}, senang membangun usaha kecil bersama teman.`},
          instagram = ${`https://instagram.com/${person.username}`}
        where id = ${person.id}`;
    }
    const admin = demoAccounts.find((account) => account.kind === 'admin');
    await sql`insert into public.user_roles (user_id, role) values (${admin?.id ?? null}, 'admin') on conflict do nothing`;
    await seedAffiliates(sql, story);
    await seedPayouts(sql, people, secret);
    await sql`insert into public.payments ${sql(story.payments)} on conflict do nothing`;
    const entitlements = story.payments.map((payment) => ({
      user_id: payment.user_id,
      kind: 'premium',
      source: 'payment',
      payment_id: payment.id,
      created_at: payment.paid_at,
    }));
    await sql`insert into public.entitlements ${sql(entitlements)} on conflict do nothing`;
    await seedPremiumLinks(sql);
    await sql`insert into public.relasi_bisnis ${sql(contacts as never)} on conflict do nothing`;
    await sql`insert into public.project_listings ${sql(projects as never)} on conflict do nothing`;
    await seedMatching(sql, people, projects);
    await sql`insert into public.listing_roles ${sql(roles)} on conflict (id) do nothing`;
    // A listing may have other roles by now.
    const kept = await sql<
      { id: string }[]
    >`select id from public.listing_roles where id = any(${roles.map(({ id }) => id)})`;
    const there = new Set<unknown>(kept.map(({ id }) => id));
    const placed = applications.map((row) => (there.has(row['role_id']) ? row : { ...row, role_id: null }));
    await sql`insert into public.project_applications ${sql(placed as never)} on conflict do nothing`;
    await seedReputation(sql, people);
    await seedShortlist(sql);
    await seedConversations(sql);
    await seedTeams(sql);
    await seedSaved(sql);
    await seedTickets(sql);
    await seedReviews(sql);
    await seedLocalFigures(sql);
    await seedPictures(sql, store);
  });
}

/** Who came through the codes of the demo accounts, who has paid, and what the coins did. */
function makeMoney(people: readonly DemoPerson[], now: Date) {
  const [admin, premium, owner] = people;
  if (admin === undefined || premium === undefined || owner === undefined)
    throw new Error('there are no people');
  // A generator of its own: what the rest draws keeps its ids.
  const random = createRandom(20_261_122);
  const ofPremium = makeInvited(random, people, invitations.premium, now);
  const ofOwner = makeInvited(random, [...people, ...ofPremium], invitations.owner, now);
  const invited = [...ofPremium, ...ofOwner];
  const payments = makePayments(random, [...people, ...invited], now);
  const circles = {
    admin,
    premium: { referrer: premium, invited: ofPremium },
    owner: { referrer: owner, invited: ofOwner },
  };
  return { invited, payments, ...makeAffiliates(random, circles, payments, now) };
}

function toUser(person: DemoPerson, password: string): Record<string, unknown> & { id: string } {
  return {
    id: person.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: person.email,
    encrypted_password: person.canSignIn ? password : null,
    email_confirmed_at: person.createdAt,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: { username: person.username, nama_lengkap: person.name },
    created_at: person.createdAt,
    updated_at: person.createdAt,
  };
}
