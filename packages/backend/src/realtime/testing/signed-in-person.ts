import { randomUUID } from 'node:crypto';
import type { TestApp } from '#testing/app.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';

export type SignedInPerson = TestPerson & { readonly sessionId: string };

/** A member with a session that is alive; the token carries its id. */
export async function createSignedInPerson(app: TestApp, lifetimeSeconds = 3_600): Promise<SignedInPerson> {
  const person = await createTestPerson(app);
  const sessionId = randomUUID();
  await app.database.owner`
    insert into auth.sessions (id, user_id, created_at, updated_at, aal) values (${sessionId}, ${person.id}, now(), now(), 'aal1')`;
  const token = await app.deps.keys.sign(
    {
      sub: person.id,
      email: person.email,
      role: 'authenticated',
      aud: 'authenticated',
      session_id: sessionId,
      aal: 'aal1',
    },
    lifetimeSeconds,
  );
  return { ...person, token, sessionId };
}
