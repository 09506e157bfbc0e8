import care from '#content/chat/care.json' with { type: 'json' };
import { understand } from '@kawanusaha/bahasa/understand';
import type { ChatSource } from '@kawanusaha/contracts/business-chat';
import { readOpening } from '../choose/read/read-opening.ts';
import { tellsWeariness } from './worries/tells-weariness.ts';
import { type FoundDanger, unpayableDebt } from './find/found-danger.ts';

type CareReply = {
  content: string;
  sources: ChatSource[];
  answered: true;
  isCare: boolean;
  isRefusal: boolean;
};

const alternatives: Readonly<Record<string, string>> = care.illegal.alternatives;

const firecrackers = /\b(?:petasan|mercon)\b/iu;

/** A kind no with a lawful way that lies near. */
function refuse(text: string, alternative: string | null): string {
  const named = alternative === null || alternative === 'umum' ? undefined : alternatives[alternative];
  const about =
    named ??
    (firecrackers.test(text) ? alternatives['petasan'] : undefined) ??
    understand(text)
      .concepts.map(({ id }) => alternatives[id])
      .find((found) => found !== undefined);
  return `${care.illegal.content}\n\n${about ?? alternatives['umum'] ?? ''}`;
}

/** Who is worn out is told of rest, of sharing the work and of whom to talk to, before the last paragraph, which asks back. */
function withRest(content: string): string {
  const last = content.lastIndexOf('\n\n');
  return `${content.slice(0, last)}\n\n${care.rest}${content.slice(last)}`;
}

/** Words for a person in distress with where help is to be had, or a kind no. Never product advice. */
export function answerDanger({ kind, alternative }: FoundDanger, text: string): CareReply {
  if (kind === 'illegal')
    return {
      content: refuse(text, alternative),
      sources: [],
      answered: true,
      isCare: false,
      isRefusal: true,
    };
  const isOfDebt = kind === 'distress' && alternative === unpayableDebt;
  const { content, source } = isOfDebt ? care.debt : care[kind];
  // To who is in danger of life, advice on orders would be about the life itself.
  const isWornOut = kind === 'distress' && !isOfDebt && tellsWeariness(text);
  const sources = [
    { title: 'Tempat meminta pertolongan', source: source.name, url: source.url, checked: source.checked },
  ];
  return {
    content: isWornOut ? withRest(content) : content,
    sources,
    answered: true,
    isCare: true,
    isRefusal: false,
  };
}

const greeting =
  /^(?:p+|halo+|hai+|hi|hey|pagi|siang|sore|malam|permisi|assalam\w*|test?|tes|min|kak|bang)[\s!.,]*(?:kak|min|bang|semua)?[\s!.?]*$/iu;
/** Whether it is only a greeting. */
export const isGreeting = (text: string): boolean => greeting.test(text.trim());
/** Whether it is only thanks, or says that the answer was read. */
export const isThanks = (text: string): boolean => {
  const { rest, turns } = readOpening(text);
  return rest === '' && turns === null;
};
/** The answer to a greeting or to thanks. */
export const greet = (text: string): string => (isThanks(text) ? care.thanks : care.greeting);
/** A sentence before the answer to a person who is worn out. */
export const warmth: string = care.weary;
/** Before the answer to who was in danger of life a message ago, whatever they go on with. */
export const afterCrisis: string = care.afterCrisis;
