import { topicKeys, topics, type Topic } from '../topics.ts';

export type TopicMatch = {
  /** Recognised topics, each with the person's own word that named it. */
  found: Map<Topic, string>;
  /** Words that mean nothing to the catalogue; they become "what we do not know". */
  unknownWords: string[];
};

const fillerWords = new Set(
  'dan atau yang di ke dari untuk dengan saya aku sangat suka hobi bisa dapat sedikit banyak juga serta the and of in to lumayan cukup pandai jago mahir senang ingin mau belum punya ada tidak lagi sih nih lain lainnya hal jadi soal tentang seperti pada membuat buat bikin melakukan rawat merawat perawatan'.split(
    ' ',
  ),
);

/** me- and pe- swallow the first letter of some stems: 'menulis' hides 'tulis'. */
const prefixes: readonly (readonly [prefix: string, restored: readonly string[]])[] = [
  ['meny', ['s']],
  ['peny', ['s']],
  ['meng', ['', 'k']],
  ['peng', ['', 'k']],
  ['mem', ['', 'p']],
  ['pem', ['', 'p']],
  ['men', ['', 't']],
  ['pen', ['', 't']],
  ['ber', ['']],
  ['per', ['']],
  ['me', ['']],
  ['be', ['']],
  ['pe', ['']],
];

function stems(word: string): string[] {
  const found = [word];
  for (const [prefix, restored] of prefixes) {
    if (!word.startsWith(prefix) || word.length - prefix.length < 3) continue;
    for (const letter of restored) found.push(letter + word.slice(prefix.length));
  }
  return found;
}

const shortestBeginning = 5;

function names(key: string, word: string): boolean {
  return key.length >= shortestBeginning ? word.startsWith(key) : word === key;
}

/** Names of several words that stand in the text, with their topics. */
function findPhrases(clean: string): { topic: Topic; phrase: string }[] {
  return topicKeys.flatMap((topic) =>
    topics[topic].words
      .filter((key) => key.includes(' ') && ` ${clean} `.includes(` ${key} `))
      .map((phrase) => ({ topic, phrase })),
  );
}

/** Finds the topics in free text. Case, punctuation and order do not matter; a word of a longer name counts only there. */
export function matchTopics(text: string): TopicMatch {
  const clean = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9\s]/g, ' ')
    .replaceAll(/\s+/g, ' ');
  const phrases = findPhrases(clean);
  const rest = phrases.reduce((left, { phrase }) => ` ${left} `.replaceAll(` ${phrase} `, '  '), clean);
  const words = rest.split(/\s+/).filter((word) => word.length > 1 && !fillerWords.has(word));
  const found = new Map<Topic, string>();
  const understood = new Set<string>();
  for (const topic of topicKeys) {
    const phrase = phrases.find((one) => one.topic === topic)?.phrase;
    if (phrase !== undefined) found.set(topic, phrase);
    for (const key of topics[topic].words) {
      for (const word of words) {
        if (!stems(word).some((stem) => names(key, stem))) continue;
        if (!found.has(topic)) found.set(topic, word);
        understood.add(word);
      }
    }
  }
  return { found, unknownWords: [...new Set(words.filter((word) => !understood.has(word)))] };
}
