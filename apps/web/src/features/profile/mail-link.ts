import { profileMessages } from './messages.ts';

type MailLinkNotice = { variant: 'success' | 'info' | 'destructive'; message: string };

/**
 * Reads what the link of an e-mail change, or linking an account, brings to /profil.
 * In: the fragment of the address. Out: the notice, or null on an ordinary visit.
 */
export function describeMailLink(hash: string): MailLinkNotice | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  if (fragment.get('error_code') === 'identity_already_exists')
    return { variant: 'destructive', message: profileMessages.identityTaken };
  if (fragment.has('error_code')) return { variant: 'destructive', message: profileMessages.mailLinkInvalid };
  if (fragment.has('message')) return { variant: 'info', message: profileMessages.emailHalfConfirmed };
  if (fragment.get('type') === 'email_change') {
    return { variant: 'success', message: profileMessages.emailChanged };
  }
  return null;
}
