import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { Mailer } from '@kawanusaha/backend/adapters/mail';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { frameMail, mailCode, mailParagraph } from '#mails/mail-frame.ts';

type Dependencies = { readonly sql: Sql; readonly mailer: Mailer; readonly log: Logger };

type PendingCode = { id: string; email: string; is_taken: boolean };

const batchSize = 50;
const maxAttempts = 5;
const codeDigits = 6;

type CodeMail = { subject: string; text: string; html: string };

/** The mail with the code; to a mailbox that stands for another account already, one that says so. */
function writeMail(code: string | null): CodeMail {
  const paragraphs =
    code === null
      ? [
          'Ada yang meminta kode verifikasi kampus di KawanUsaha untuk alamat ini.',
          'Alamat ini sudah memverifikasi akun KawanUsaha yang lain, dan satu alamat berlaku untuk satu akun. Kode tidak kami buat. Ingin memindahkannya? Hapus verifikasinya dulu di Profil akun yang lama.',
        ]
      : [
          'Kode verifikasi kampus Anda:',
          code,
          'Ketik di halaman Profil dalam 15 menit. Kode ini hanya untuk Anda: tim KawanUsaha tidak pernah menanyakannya.',
        ];
  const all = [...paragraphs, 'Tidak merasa memintanya? Abaikan email ini. Tidak ada yang berubah.'];
  const subject =
    code === null ? 'Alamat kampus Anda sudah dipakai di KawanUsaha' : 'Kode verifikasi kampus KawanUsaha';
  return {
    subject,
    text: `${all.join('\n\n')}\n`,
    html: frameMail(
      subject,
      all.map((text) => (text === code ? mailCode(text) : mailParagraph(text))),
    ),
  };
}

/**
 * Mails the codes that members asked for to prove their campus mailbox. A code is drawn here and leaves in the mail alone; the database
 * keeps its keyed hash, and 15 minutes begin. A row is locked while its mail is on the way; a failure is tried again on the next run, at
 * most 5 times, with a new code.
 * @returns how many were sent
 */
export async function sendCampusCodes({ sql, mailer, log }: Dependencies): Promise<number> {
  let sent = 0;
  await sql.begin(async (transaction) => {
    const rows = await transaction<PendingCode[]>`
      select c.id, c.email, exists (
        select from public.campus_mails as m where m.mailbox_hash = c.mailbox_hash and m.user_id <> c.user_id
      ) as is_taken
      from public.campus_codes as c
      where c.email_status = 'pending' and c.ended_at is null
      order by c.created_at limit ${batchSize} for update of c skip locked`;
    for (const { id, email, is_taken: isTaken } of rows) {
      const code = isTaken ? null : String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
      try {
        await mailer.send({ to: email, ...writeMail(code) });
        await transaction`
          update public.campus_codes
          set email_status = 'sent', email_attempts = email_attempts + 1, expires_at = now() + interval '15 minutes',
            code_hash = ${code === null ? null : transaction`private.campus_code_hash(id, ${code})`}
          where id = ${id}`;
        sent += 1;
      } catch (error) {
        log.warn({ err: error, request: id }, 'a code for a campus mailbox could not be sent');
        await transaction`
          update public.campus_codes set email_attempts = email_attempts + 1,
            email_status = case when email_attempts + 1 >= ${maxAttempts} then 'failed' else 'pending' end
          where id = ${id}`;
      }
    }
  });
  return sent;
}
