import { Fragment } from 'react';

const word = /([\p{L}\p{N}]+)/u;

/** A text in which the words that answer to a search are marked. In: `words` in small letters, as the database names them. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] | null | undefined }) {
  if (!words || words.length === 0) return text;
  const wanted = new Set(words);
  return text.split(word).map((part, index) =>
    index % 2 === 1 && wanted.has(part.toLowerCase()) ? (
      <mark key={index} className="bg-primary-soft text-primary-soft-foreground">
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
