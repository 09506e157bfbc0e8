import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** How a person can be reached; null where it is not given or not meant for the caller. */
export type RevealedContact = {
  name: string;
  contact_type: 'whatsapp' | 'group';
  whatsapp: string | null;
  group_link: string | null;
  email: string | null;
  /** Whether the e-mail is the confirmed one of the account; who lists a project may type any. */
  email_verified: boolean;
};

/**
 * Asks for the hidden contact of a business contact (Premium) or of a project (its accepted applicants). The database decides,
 * counts and limits. Throws the data API's error.
 */
export async function revealContact(kind: 'relasi' | 'project', id: string): Promise<RevealedContact> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('reveal_contact', { target_kind: kind, target_id: id })
    .single<RevealedContact>();
  if (error) throw error;
  return data;
}

/** The contact, asked for as soon as it is shown. */
export const useRevealedContact = (kind: 'relasi' | 'project', id: string) =>
  useReadAtOpening(['revealed-contact', kind, id], () => revealContact(kind, id));
