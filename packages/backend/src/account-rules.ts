export type MailKind =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | 'repeated_signup'
  | 'password_changed';

/** A mail about an account. `lead` comes first, `action` is the label of the link, null without one. */
export type MailText = {
  readonly subject: string;
  readonly lead: string;
  readonly action: string | null;
  readonly codeLabel: string | null;
  /** What to do when the receiver did not ask for it. */
  readonly unasked: string;
};

/** What people read about their account, in the language of the product. */
export type AccountTexts = {
  /** As in `<html lang>`. */
  readonly language: string;
  readonly siteName: string;
  readonly greeting: string;
  readonly signature: string;
  /** How long a code and a link are good. */
  readonly validity: (seconds: number) => string;
  /** An SMS or WhatsApp message with a code. */
  readonly phoneCode: (code: string) => string;
  /** The message to a number that is used to sign up though it has an account. */
  readonly repeatedPhoneSignUp: string;
  /** The page behind a mail's link. `agreement` stands there when the link moves an account to another address. */
  readonly linkPage: {
    readonly title: string;
    readonly action: string;
    readonly reason: string;
    readonly agreement: string;
  };
  readonly mails: Readonly<Record<MailKind, MailText>>;
};

/** What a product decides about accounts. */
export type AccountRules = {
  readonly texts: AccountTexts;
  /** Path of the page where a known address is told to sign in. */
  readonly signInPath: string;
  /** Keys of the metadata that the product writes: a client may name them, and nothing happens. */
  readonly serverMetadata: readonly string[];
  /** Keys of the metadata that a client sets once, at sign-up. */
  readonly signupMetadata: readonly string[];
};
