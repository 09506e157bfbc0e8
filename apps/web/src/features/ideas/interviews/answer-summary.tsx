import { type InterviewRound, summariseAnswers } from '@kawanusaha/contracts/record/interview-answers';
import { Badge } from '#components/ui/badge.tsx';
import { Fold } from '../components/fold.tsx';

/** What was heard behind one link: for each question how many answered, the words that people share, some answers, and all of them. */
export function AnswerSummary({ round }: { round: InterviewRound }) {
  return (
    <ol className="flex flex-col gap-3">
      {summariseAnswers(round).map(({ question, count, words, examples }, index) => {
        const others = round.answers
          .map((set) => set[index] ?? '')
          .filter((answer) => answer !== '' && !examples.includes(answer));
        return (
          <li key={question} className="card min-w-0 gap-2 p-4">
            <p className="font-semibold">{question}</p>
            <p className="text-sm text-muted-foreground">{count} orang menjawab</p>
            {words.length === 0 ? null : (
              <ul aria-label="Kata yang berulang" className="flex flex-wrap gap-2">
                {words.map(({ word, count: times }) => (
                  <li key={word}>
                    <Badge variant="outline">
                      {word} ({times} orang)
                    </Badge>
                  </li>
                ))}
              </ul>
            )}
            <ul aria-label="Jawaban" className="flex flex-col gap-2">
              {examples.map((answer) => (
                <li key={answer} className="border-l-2 border-border pl-3 break-words whitespace-pre-line">
                  {answer}
                </li>
              ))}
            </ul>
            {others.length === 0 ? null : (
              <Fold title={`${others.length} jawaban lain`}>
                <ul className="flex flex-col gap-2">
                  {others.map((answer, at) => (
                    <li key={at} className="border-l-2 border-border pl-3 break-words whitespace-pre-line">
                      {answer}
                    </li>
                  ))}
                </ul>
              </Fold>
            )}
          </li>
        );
      })}
    </ol>
  );
}
