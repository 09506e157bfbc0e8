import * as z from 'zod';
import listed from '#content/chat/unlawful-deeds.json' with { type: 'json' };
import { leaveOutInvitation } from './innocence.ts';

/**
 * What is unlawful when words of all groups come together in whichever order; words of `unless` make it lawful, a report or a question.
 * Lists in `words` stand in a group by their name, '<gift> ke <official>', where which word stands by which decides; `lists` are those
 * that several rules share, and may name another one.
 */
const deedsSchema = z.object({
  lists: z.record(z.string(), z.string()),
  rules: z.array(
    z.object({
      alternative: z.string(),
      words: z.record(z.string(), z.string()).default({}),
      all: z.array(z.string()).min(2),
      unless: z.string(),
    }),
  ),
});

const { lists, rules: listedRules } = deedsSchema.parse(listed);
const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
const fill = (group: string, words: Readonly<Record<string, string>>): string =>
  Object.entries(words).reduce(
    (filled, [name, list]) => filled.replaceAll(`<${name}>`, `(?:${list})`),
    group,
  );
const rules = listedRules.map(({ alternative, words, all, unless }) => {
  // A list may name another one.
  const toWord = (group: string): RegExp => word(fill(fill(fill(group, words), lists), lists));
  return { alternative, all: all.map(toWord), unless: toWord(unless) };
});

/** Asks whether it is allowed, how to report or to keep away from it, or was done wrong: the same for every deed. */
const lawful = word(
  [
    String.raw`(?:apakah |apa )?boleh(?:kah)?|hukum(?:nya|annya)|sanksi\p{L}*|pidana\p{L}*|dilarang|legal|(?<!(?:tanpa|usah) )(?:nge|me|di)?lapor(?:in|kan|nya|innya|kannya)?(?! (?:palsu|bohong|bo\p{L}*ongan|fiktif|h?ilang|rusak|kecil|dikit|separo|sebagian)(?!\p{L}))|sah (?:ga|gak|kah|nggak|ngga|tidak)`,
    String.raw`menolak|nolak|nolaknya|tolak|ogah|(?:meng)?hindari(?! pajak)|cegah|mencegah|waspada|(?:takut|biar (?:ga|gak|nggak|tidak)) (?:kena|ketipu|tertipu)`,
    String.raw`korban|dituduh|difitnah|ketipu|tertipu|ditipu|(?<!(?:petugas|inspektur|auditor|pejabat|pengawas|surveyor|dinas|bpom) (?:\p{L}+ ){0,2})(?:ng|me|di)?(?:cek|ngecek)(?:nya|in)?|bedain|bedanya|membedakan|ciri(?:nya| ?-?ciri)?`,
    String.raw`blokirnya|mengenali|kenali|ngenalin|palsu (?:ga|gak|gk|nggak|bukan|apa|ya|kah|po)|(?:yang|yg|sing) palsu|curiga|di ?tawarin?|ditawari|kenapa|cara (?:tau|tahu)|(?:asli|ori) (?:ato|atau|apa|opo)|bantuan hukum|berhenti|te?r?lanjur|kadung|tanpa sengaja|(?:minta|bikin|buat) (?:aturan|sop)`,
  ].join('|'),
);

/** Whether a message keeps within the law by what it says of itself: it asks whether something is allowed, reports, refuses or was deceived. */
export const asksWithin = (lines: readonly string[]): boolean =>
  lines.some((line) => lawful.test(leaveOutInvitation(line)));

const sentences = (line: string): string[] => line.split(/[.?!]+ /u).filter((part) => part.trim() !== '');
/** Deed and object of one request stand in neighbouring sentences; a long story has words of many things. */
const windows = (line: string): string[] => {
  const parts = sentences(line);
  return parts.length < 2 ? parts : parts.slice(1).map((part, at) => `${parts[at] ?? ''} ${part}`);
};

/**
 * The lawful way that lies near what a message asks for, where deed, object and aim of something unlawful come together; else undefined.
 * @param lines the message as it was written and in normal words
 */
export function findDeedAndObject(lines: readonly string[]): string | undefined {
  const rule = rules.find(({ all, unless }) =>
    lines.some((line) =>
      windows(line).some(
        (part) =>
          all.every((group) => group.test(part)) &&
          !unless.test(part) &&
          !lawful.test(leaveOutInvitation(part)),
      ),
    ),
  );
  return rule?.alternative;
}
