import { Plus } from 'lucide-react';

type WordChipsProps = {
  label: string;
  words: readonly string[];
  text: string;
  onAdd: (word: string) => void;
};

/** Words that one tap adds to the field above; those already in it are left out. */
export function WordChips({ label, words, text, onAdd }: WordChipsProps) {
  const rest = words.filter((word) => !text.toLowerCase().includes(word.toLowerCase()));
  if (rest.length === 0) return null;
  return (
    <ul aria-label={label} className="-mt-4 flex flex-wrap gap-2">
      {rest.map((word) => (
        <li key={word}>
          <button
            type="button"
            onClick={() => onAdd(word)}
            className="inline-flex min-h-11 items-center gap-1 rounded-full border border-border px-3.5 text-sm hover:border-primary hover:bg-primary-soft"
          >
            <Plus aria-hidden className="size-4" />
            {word}
          </button>
        </li>
      ))}
    </ul>
  );
}
