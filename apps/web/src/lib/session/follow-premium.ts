import { renewSession } from './renew-session.ts';
import { getSession } from './session-store.ts';

/** Renews the session where it says otherwise than the database about the membership. In: what the database says. */
export async function followPremium(isPremium: boolean): Promise<void> {
  if (getSession().isPremium !== isPremium) await renewSession();
}
