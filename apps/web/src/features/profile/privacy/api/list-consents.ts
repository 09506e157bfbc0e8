import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';

/** Something that was agreed to; `document` says what, `guardian` that a parent or guardian agreed for the member. */
export type Consent = {
  id: string;
  document: string;
  /** The day of the text that was agreed to. */
  version: string;
  agreed_at: string;
  revoked_at: string | null;
};

/** The most of each kind that is listed. */
export const consentsMax = 50;

/** What the signed-in person, or a guardian, agreed to, newest first. Throws the client's error. */
async function listConsents(): Promise<Consent[]> {
  const supabase = await getSupabase();
  const [own, guardians] = await Promise.all([
    supabase
      .from('consents')
      .select('id, document, version, created_at, revoked_at')
      .order('created_at', { ascending: false })
      .limit(consentsMax),
    supabase
      .from('guardian_requests')
      .select('id, text_version, confirmed_at, ended_at')
      .not('confirmed_at', 'is', null)
      .order('confirmed_at', { ascending: false })
      .limit(consentsMax),
  ]);
  const error = own.error ?? guardians.error;
  if (error) throw error;
  const consents = [
    ...(own.data ?? []).map(({ created_at: agreedAt, ...consent }) => ({ ...consent, agreed_at: agreedAt })),
    ...(guardians.data ?? []).map((request) => ({
      id: request.id,
      document: 'guardian',
      version: request.text_version ?? '',
      agreed_at: request.confirmed_at ?? '',
      revoked_at: request.ended_at,
    })),
  ];
  return consents
    .toSorted((one, other) => other.agreed_at.localeCompare(one.agreed_at))
    .slice(0, consentsMax);
}

/** The consents of who is signed in. */
export const useConsents = () => useQuery({ queryKey: ['consents'], queryFn: listConsents });
