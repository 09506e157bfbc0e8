import { questionTemplates } from '@kawanusaha/contracts/screening/question-templates';
import { questionMaxLength, questionsMax } from '@kawanusaha/contracts/screening/question-limits';
import { Controller } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { projectMessages as messages } from '../messages.ts';
import type { ProjectFormState } from './project-form-type.ts';

/** What the owner asks applicants, folded: up to three questions, chosen from templates or written. */
export function ProjectQuestionsFields({ form }: { form: ProjectFormState }) {
  const { errors } = form.formState;
  return (
    <details
      open={errors.questions !== undefined || undefined}
      className="rounded-lg border border-border bg-card"
    >
      <summary className="flex min-h-14 flex-col justify-center px-5 py-3 sm:px-6">
        <span className="text-lg font-bold">{messages.questionsTitle}</span>
        <span className="text-sm text-muted-foreground">{messages.questionsIntro}</span>
      </summary>
      <div className="border-t border-border p-5 sm:p-6">
        <Controller
          control={form.control}
          name="questions"
          render={({ field }) => (
            <Questions
              value={field.value ?? []}
              onChange={field.onChange}
              onBlur={field.onBlur}
              errorOf={(at) => errors.questions?.[at]?.message}
            />
          )}
        />
      </div>
    </details>
  );
}

type QuestionsProps = {
  value: readonly string[];
  onChange: (questions: string[]) => void;
  onBlur: () => void;
  errorOf: (at: number) => string | undefined;
};

function Questions({ value, onChange, onBlur, errorOf }: QuestionsProps) {
  const templates = questionTemplates.filter(({ question }) => !value.includes(question));
  return (
    <div className="flex flex-col gap-5">
      {value.map((question, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a question is its place in the list
        <div key={at} className="flex flex-col items-start gap-1">
          <Field
            id={`proyek-questions-${at}`}
            label={messages.question(at + 1)}
            error={errorOf(at)}
            className="w-full"
          >
            <Textarea
              rows={2}
              maxLength={questionMaxLength}
              value={question}
              onBlur={onBlur}
              onChange={(event) =>
                onChange(value.map((other, place) => (place === at ? event.target.value : other)))
              }
            />
          </Field>
          <Button
            type="button"
            variant="ghost"
            onClick={() => onChange(value.filter((_question, place) => place !== at))}
          >
            {messages.removeQuestion(at + 1)}
          </Button>
        </div>
      ))}
      {value.length >= questionsMax ? (
        <p className="text-sm text-muted-foreground">{messages.questionsFull}</p>
      ) : (
        <>
          <Field id="proyek-questions-contoh" label={messages.questionTemplate}>
            <NativeSelect
              value=""
              onChange={(event) => event.target.value !== '' && onChange([...value, event.target.value])}
            >
              <option value="">{messages.chooseTemplate}</option>
              {templates.map(({ label, question }) => (
                <option key={question} value={question}>
                  {label}: {question}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Button
            type="button"
            variant="secondary"
            className="self-start"
            onClick={() => onChange([...value, ''])}
          >
            {messages.writeQuestion}
          </Button>
        </>
      )}
    </div>
  );
}
