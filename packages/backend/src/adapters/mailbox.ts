import type { Mail, Mailer } from '#adapters/mail.ts';

/** A mail without the contents of its files, of which the names are kept. */
export type KeptMail = Omit<Mail, 'attachments'> & {
  readonly id: number;
  readonly sentAt: Date;
  readonly attached: readonly string[];
};

/** A mailer that keeps the mails instead of sending them, so that a local installation needs no mail server. */
export type Mailbox = Mailer & {
  /** Newest first. */
  readonly list: () => readonly KeptMail[];
  readonly find: (id: number) => KeptMail | undefined;
};

const keptMails = 200;

/** Keeps the last {@link keptMails} mails in memory. */
export const createMailbox = (): Mailbox => {
  const mails: KeptMail[] = [];
  let lastId = 0;
  return {
    send: async ({ attachments = [], ...mail }) => {
      lastId += 1;
      mails.unshift({
        ...mail,
        id: lastId,
        sentAt: new Date(),
        attached: attachments.map(({ name }) => name),
      });
      mails.length = Math.min(mails.length, keptMails);
    },
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
  };
};
