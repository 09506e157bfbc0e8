/** Characters of one answer. */
export const longestAnswer = 500;
/** So many sets of answers one link takes. */
export const mostAnswers = 200;

/** The questions of one link with all sets of answers, each in the order of the questions. */
export type InterviewRound = { questions: readonly string[]; answers: readonly (readonly string[])[] };

/** One question with what was heard. */
export type QuestionSummary = {
  question: string;
  /** How many people answered it. */
  count: number;
  /** Words that several people used, most often first. */
  words: readonly { word: string; count: number }[];
  /** A few answers as they were written, the longest first, since they say most. */
  examples: readonly string[];
};

const mostWords = 5;
const mostExamples = 3;
/** Words that say nothing by themselves. */
const emptyWords = new Set(
  `ada adalah agak akan aja aku anda apa atau bagi baik banget banyak beberapa belum biasa biasanya bisa boleh buat bukan cuma cukup
  dalam dan dari deh dengan dia di gak ga harus hanya ini itu iya jadi jarang jika juga kadang kak kalau kalo kami karena kayak ke
  kemarin kita lagi lah lain lalu lebih lewat maka mana masih mau memang mereka mungkin mulai nggak ngga nya oleh orang pada paling
  pas per pernah pun punya saat saja sama sampai sangat saya se sebab sebelum sedang sekali selalu sering seperti setelah setiap si
  sih sudah supaya tapi tentang terus tetapi tidak tiap udah untuk ya yaitu yang waktu nah kok yg dgn utk krn jg sdh blm tdk dr`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

function wordsOf(answer: string): Set<string> {
  const words = answer.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [];
  return new Set(words.filter((word) => !emptyWords.has(word)));
}

/** What was heard to each question of one link: how many answered, the words that people share, a few answers as written. */
export function summariseAnswers({ questions, answers }: InterviewRound): QuestionSummary[] {
  return questions.map((question, index) => {
    const given = answers.map((set) => (set[index] ?? '').trim()).filter((answer) => answer !== '');
    const counts = new Map<string, number>();
    for (const answer of given)
      for (const word of wordsOf(answer)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const words = [...counts]
      .filter(([, count]) => count > 1)
      .toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b, 'id'))
      .slice(0, mostWords)
      .map(([word, count]) => ({ word, count }));
    const examples = [...new Set(given)].toSorted((a, b) => b.length - a.length).slice(0, mostExamples);
    return { question, count: given.length, words, examples };
  });
}

/** How many people answered, over all links. */
export const countAnswers = (rounds: readonly InterviewRound[]): number =>
  rounds.reduce((sum, { answers }) => sum + answers.length, 0);
