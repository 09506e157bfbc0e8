import { dayOfPost, type PostsStep } from './posts-step.ts';

const escape = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

/** Length of one sign in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}

/** Lines of at most 75 octets; what goes on begins with a space (RFC 5545 §3.1). A sign is never cut in two. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const sign of line) {
    const octets = octetsOf(sign);
    if (size + octets > 75) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += sign;
    size += octets;
  }
  return [...parts, part].join('\r\n');
}

/**
 * Thirty posts as an iCalendar file (RFC 5545), one whole-day entry each.
 * @param key stays the same for one idea, so that a second import changes entries and adds none
 */
export function writeCalendar({ start, posts }: PostsStep, name: string, key: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = (after: number) => dayOfPost(start, after).replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//KawanUsaha//Kiriman//ID',
    'CALSCALE:GREGORIAN',
    ...posts.flatMap(({ theme, film, text }, index) => [
      'BEGIN:VEVENT',
      `UID:${key}-kiriman-${index + 1}@kawanusaha`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day(index)}`,
      `DTEND;VALUE=DATE:${day(index + 1)}`,
      `SUMMARY:${escape(`${name}: kiriman ${index + 1} (${theme})`)}`,
      `DESCRIPTION:${escape(`${text}\nRekam: ${film}`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
