import { html } from 'hono/html';
import type { Mail } from '@kawanusaha/backend/adapters/mail';
import { frameMail, mailHeading, mailNote } from '#mails/mail-frame.ts';
import type { WeeklyNews } from './read-news.ts';

type Line = { readonly text: string; readonly path: string };
type Part = { readonly title: string; readonly lines: readonly Line[] };

const place = (city: string | null, isRemote = false): string =>
  [city, isRemote ? 'bisa jarak jauh' : null].filter(Boolean).join(', ');

const join = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' · ');

function listParts({ listings, contacts, applications, messages }: WeeklyNews): Part[] {
  const waiting = [
    ...(applications === 0
      ? []
      : [{ text: `${applications} lamaran menunggu jawaban Anda`, path: '/kelola-aplikasi' }]),
    ...(messages === 0 ? [] : [{ text: `${messages} pesan belum dibaca`, path: '/pesan' }]),
  ];
  return [
    {
      title: 'Proyek baru untuk Anda',
      lines: listings.map((one) => ({
        text: join(one.project_name, one.project_type, place(one.city, one.is_remote)),
        path: `/cari-project/${one.id}`,
      })),
    },
    {
      title: 'Relasi baru dengan keahlian yang dicari proyek Anda',
      lines: contacts.map((one) => ({
        text: join(one.main_skill, place(one.city)),
        path: `/cari-relasi/${one.id}`,
      })),
    },
    { title: 'Menunggu Anda', lines: waiting },
  ].filter(({ lines }) => lines.length > 0);
}

/**
 * The weekly mail: what is new, what waits, and the way to end it (RFC 8058: one press in the mail program, or the link).
 * @param secret of this mail; behind '#' in the link that a person opens, so that no log sees it
 */
export function writeWeeklyMail(
  news: WeeklyNews,
  { to, secret, siteUrl }: { readonly to: string; readonly secret: string; readonly siteUrl: string },
): Mail {
  const parts = listParts(news);
  const end = `${siteUrl}/berhenti-kabar#${secret}`;
  const why = 'Anda menerima email ini sekali seminggu karena menyalakan kabar mingguan.';
  const text = parts
    .map(({ title, lines }) =>
      [title, ...lines.map((line) => `- ${line.text}\n  ${siteUrl}${line.path}`)].join('\n'),
    )
    .join('\n\n');
  return {
    to,
    subject: 'Kabar mingguan Anda di KawanUsaha',
    text: `${text}\n\n${why}\nHentikan kabar mingguan: ${end}\n`,
    html: frameMail('Kabar mingguan Anda', [
      mailHeading('Kabar mingguan Anda'),
      ...parts.map(
        ({ title, lines }) =>
          html`<h2 style="margin:0 0 8px;font-size:16px">${title}</h2>
            <ul style="margin:0 0 16px;padding-left:20px">
              ${lines.map((line) => html`<li><a href="${siteUrl}${line.path}">${line.text}</a></li>`)}
            </ul>`,
      ),
      mailNote(html`${why} <a href="${end}">Hentikan kabar mingguan</a>`),
    ]),
    headers: {
      'List-Unsubscribe': `<${siteUrl}/berhenti-kabar/${secret}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
