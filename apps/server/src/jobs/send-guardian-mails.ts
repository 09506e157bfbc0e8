import { createHash, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Mailer } from '@kawanusaha/backend/adapters/mail';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { frameMail, mailButton, mailNote, mailParagraph } from '#mails/mail-frame.ts';

type Dependencies = {
  readonly sql: Sql;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly siteUrl: string;
};

type PendingRequest = {
  id: string;
  guardian_email: string;
  is_confirmed: boolean;
  child_name: string;
  child_username: string;
};

const batchSize = 50;
const maxAttempts = 5;
const secretBytes = 32;

type GuardianMail = { subject: string; paragraphs: readonly string[]; action: string; note: string };

/** The mail that asks, or the one that thanks and gives the link by which the consent is taken back. */
function writeMail({
  is_confirmed: isConfirmed,
  child_name: name,
  child_username: username,
}: PendingRequest): GuardianMail {
  if (isConfirmed)
    return {
      subject: 'Anda menyetujui akun KawanUsaha anak Anda',
      paragraphs: [
        `Terima kasih. Persetujuan Anda untuk akun ${username} (${name}) sudah tercatat.`,
        'Simpan email ini. Dengan tautan di bawah, Anda bisa melihat dan mencabut persetujuan kapan saja.',
      ],
      action: 'Lihat atau cabut persetujuan',
      note: 'Tautan ini hanya untuk Anda. Jangan teruskan kepada siapa pun.',
    };
  return {
    subject: `${name} meminta persetujuan Anda untuk memakai KawanUsaha`,
    paragraphs: [
      `${name} (akun ${username}) belum berusia 18 tahun dan menulis alamat ini sebagai email orang tua atau walinya.`,
      'KawanUsaha membantu pelajar dan mahasiswa menyusun ide usaha dan mencari teman satu tim. Baca dulu apa yang dibuka dan apa yang tetap tertutup untuk anak Anda, lalu putuskan.',
    ],
    action: 'Baca dan putuskan',
    note: 'Tautan berlaku 7 hari dan hanya dapat dipakai sekali. Tidak mengenal anak ini? Abaikan email ini, atau tekan tombol "Saya bukan walinya" di halaman itu.',
  };
}

function renderMail(mail: GuardianMail, link: string): { text: string; html: string } {
  return {
    text: `${mail.paragraphs.join('\n\n')}\n\n${mail.action}:\n${link}\n\n${mail.note}\n`,
    html: frameMail(mail.subject, [
      ...mail.paragraphs.map((text) => mailParagraph(text)),
      mailButton(mail.action, link),
      mailNote(mail.note),
    ]),
  };
}

/**
 * Mails the guardians who are asked, and those who have agreed. The secret of a link is drawn here and leaves in the mail alone; the
 * database keeps its hash. It stands behind '#', which no server and no log sees. A row is locked while its mail is on the way; a
 * failure is tried again on the next run, at most 5 times, with a new secret.
 * @returns how many were sent
 */
export async function sendGuardianMails({ sql, mailer, log, siteUrl }: Dependencies): Promise<number> {
  let sent = 0;
  await sql.begin(async (transaction) => {
    const rows = await transaction<PendingRequest[]>`
      select g.id, g.guardian_email, g.confirmed_at is not null as is_confirmed, p.nama_lengkap as child_name,
        p.username as child_username
      from public.guardian_requests as g join public.pengguna as p on p.id = g.child_id
      where g.email_status = 'pending' and g.ended_at is null
      order by g.created_at limit ${batchSize} for update of g skip locked`;
    for (const row of rows) {
      const secret = randomBytes(secretBytes).toString('base64url');
      const mail = writeMail(row);
      try {
        await mailer.send({
          to: row.guardian_email,
          subject: mail.subject,
          ...renderMail(mail, `${siteUrl}/wali#${secret}`),
        });
        await transaction`
          update public.guardian_requests
          set email_status = 'sent', email_attempts = email_attempts + 1, token_hash = ${createHash('sha256').update(secret).digest()},
            expires_at = case when confirmed_at is null then now() + interval '7 days' end
          where id = ${row.id}`;
        sent += 1;
      } catch (error) {
        log.warn({ err: error, request: row.id }, 'a mail to a guardian could not be sent');
        await transaction`
          update public.guardian_requests set email_attempts = email_attempts + 1,
            email_status = case when email_attempts + 1 >= ${maxAttempts} then 'failed' else 'pending' end
          where id = ${row.id}`;
      }
    }
  });
  return sent;
}
