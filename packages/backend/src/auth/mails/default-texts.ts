import type { AccountRules, AccountTexts } from '#account-rules.ts';

const codeLabel = 'Or enter this code:';
const ignore = 'If you did not ask for this, ignore this mail; nothing has changed.';

/** Texts of an engine that no product gave its own. */
export const defaultTexts: AccountTexts = {
  language: 'en',
  siteName: 'Kawan Backend',
  greeting: 'Hello,',
  signature: 'The team',
  validity: (seconds) =>
    seconds >= 7200
      ? `The code and the link are good for ${Math.round(seconds / 3600)} hours and can be used once.`
      : `The code and the link are good for ${Math.round(seconds / 60)} minutes and can be used once.`,
  phoneCode: (code) => `Your code: ${code}. Give it to no one.`,
  repeatedPhoneSignUp:
    'This number has an account already. If you tried to sign up, sign in instead; if not, ignore this message.',
  linkPage: {
    title: 'One more step',
    action: 'Continue',
    reason: 'Press this button to go on. This step keeps scanners of mail from using your link first.',
    agreement:
      'Press this button if you asked for the change of your e-mail address yourself. If not, close this page; nothing changes.',
  },
  mails: {
    signup: {
      subject: 'Confirm your e-mail address',
      lead: 'Thank you for signing up. Confirm your e-mail address to finish.',
      action: 'Confirm e-mail address',
      codeLabel,
      unasked: ignore,
    },
    invite: {
      subject: 'You are invited',
      lead: 'You are invited to create an account.',
      action: 'Accept the invitation',
      codeLabel,
      unasked: ignore,
    },
    magiclink: {
      subject: 'Sign in',
      lead: 'Use this link to sign in to your account.',
      action: 'Sign in',
      codeLabel,
      unasked: ignore,
    },
    recovery: {
      subject: 'Reset your password',
      lead: 'We were asked to reset the password of your account.',
      action: 'Reset password',
      codeLabel,
      unasked: 'If you did not ask for this, ignore this mail; your password has not changed.',
    },
    email_change_current: {
      subject: 'Agree to the change of your e-mail address',
      lead: 'The e-mail address of this account is to be changed. Agree from the old and from the new address.',
      action: 'Agree to the change',
      codeLabel,
      unasked: 'If you did not ask for this, do not agree, and change your password.',
    },
    email_change_new: {
      subject: 'Confirm your new e-mail address',
      lead: 'This address is to become the e-mail address of your account.',
      action: 'Confirm the new address',
      codeLabel,
      unasked: ignore,
    },
    reauthentication: {
      subject: 'Your security code',
      lead: 'Enter this code to go on with the change of your account.',
      action: null,
      codeLabel: 'Your code:',
      unasked: 'If you did not ask for this, change your password.',
    },
    repeated_signup: {
      subject: 'You already have an account',
      lead: 'This e-mail address was used to sign up, but it has an account already. Sign in, or reset your password.',
      action: 'Sign in',
      codeLabel: null,
      unasked: ignore,
    },
    password_changed: {
      subject: 'Your password has been changed',
      lead: 'The password of your account has just been changed, and sessions on other devices have ended.',
      action: null,
      codeLabel: null,
      unasked: 'If you did not change it, reset your password at once.',
    },
  },
};

/** Rules of an engine that no product gave its own. */
export const defaultRules: AccountRules = {
  texts: defaultTexts,
  signInPath: '/',
  serverMetadata: [],
  signupMetadata: [],
};
