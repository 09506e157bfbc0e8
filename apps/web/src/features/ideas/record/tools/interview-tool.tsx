import { mostQuestions } from '@kawanusaha/contracts/record/interview-step';
import { Plus } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import type { StepToolProps } from '../step-tool.ts';
import { InterviewLink } from '../../interviews/interview-link.tsx';
import { TextField } from './text-field.tsx';

/** Step 2: the questions for buyers, and what was heard most often. */
export function InterviewTool({ ideaId, data, onChange, saveNow }: StepToolProps<2>) {
  return (
    <div className="flex flex-col gap-5">
      <ol className="flex flex-col gap-3">
        {data.questions.map((question, index) => (
          <li key={index}>
            <TextField
              label={`Pertanyaan ${index + 1}`}
              maxLength={200}
              isLong
              value={question}
              onChange={(text) =>
                onChange({
                  ...data,
                  questions: data.questions.map((other, at) => (at === index ? text : other)),
                })
              }
            />
          </li>
        ))}
      </ol>
      {data.questions.length < mostQuestions ? (
        <Button
          variant="outline"
          className="self-start"
          onClick={() => onChange({ ...data, questions: [...data.questions, ''] })}
        >
          <Plus aria-hidden />
          Tambah pertanyaan
        </Button>
      ) : null}
      <InterviewLink ideaId={ideaId} questions={data.questions} saveNow={saveNow} />
      <TextField
        label="Yang paling sering Anda dengar"
        help="Tulis kata-kata mereka apa adanya"
        maxLength={600}
        isLong
        value={data.insight}
        onChange={(insight) => onChange({ ...data, insight })}
      />
    </div>
  );
}
