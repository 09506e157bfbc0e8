import type { ScreeningAnswer } from '@kawanusaha/contracts/screening/screening-answers';

type Props = { label: string; answers: readonly ScreeningAnswer[] };

/** What was asked and answered in an application; nothing where nothing was asked. */
export function AnswerList({ label, answers }: Props) {
  if (answers.length === 0) return null;
  return (
    <div role="group" aria-label={label}>
      <dl className="flex flex-col gap-3">
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className="text-sm font-semibold break-words">{question}</dt>
            <dd className="break-words whitespace-pre-line">{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
