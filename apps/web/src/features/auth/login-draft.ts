import { readDraft } from '#lib/forms/draft-storage.ts';
import { getSession } from '#lib/session/session-store.ts';

/** Names the draft of the login form. */
export const loginDraftKey = 'masuk';

/** The e-mail address that this tab knows: what was written in the login form, else the account's; undefined where it knows none. For the browser alone. */
export function knownAddress(): string | undefined {
  const { email } = readDraft(loginDraftKey);
  return typeof email === 'string' && email !== '' ? email : getSession().user?.email;
}
