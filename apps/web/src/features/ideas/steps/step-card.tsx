import { Check, Copy, ExternalLink, NotebookPen, BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { toast } from '#components/ui/toast.ts';
import type { Step } from './step.ts';

async function copyPrompt(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Prompt disalin', 'Isi bagian dalam kurung siku sebelum mengirim.');
  } catch {
    toast.error('Gagal menyalin', 'Tandai teksnya lalu salin sendiri.');
  }
}

/** The tutorial: our own guide, or the page that an admin has set. */
function TutorialLink({ number, tutorial }: Pick<Step, 'number' | 'tutorial'>) {
  const isOwn = tutorial.startsWith('/');
  const name = (
    <>
      <BookOpen aria-hidden />
      Tutorial
      <span className="sr-only">
        {' '}
        tahap {number}
        {isOwn ? '' : ' (membuka tab baru)'}
      </span>
    </>
  );
  return (
    <Button asChild variant="outline">
      {isOwn ? (
        <Link to={tutorial}>{name}</Link>
      ) : (
        <a href={tutorial} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      )}
    </Button>
  );
}

function UseLink({ use }: { use: Step['use'] }) {
  if (use.href.startsWith('/')) {
    return (
      <Button asChild variant="outline">
        <Link to={use.href}>{use.label}</Link>
      </Button>
    );
  }
  return (
    <Button asChild variant="outline">
      <a href={use.href} target="_blank" rel="noopener noreferrer">
        <ExternalLink aria-hidden />
        {use.label}
        <span className="sr-only"> (membuka tab baru)</span>
      </a>
    </Button>
  );
}

type StepCardProps = {
  step: Step;
  /** Where the step is worked on with the saved idea. */
  here: string;
  isDone: boolean;
  /** Its result stands in the record of the idea, which no tick changes. */
  isRecorded: boolean;
  onToggle: () => void;
};

/** One step: what, when, how, an example, a prompt to copy, a tick, the tool and a tutorial. */
export function StepCard({ step, here, isDone, isRecorded, onToggle }: StepCardProps) {
  return (
    <li id={`tahap-${step.number}`} className="card scroll-mt-28">
      <div className="card-header">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Badge variant="outline">Tahap {step.number} dari 12</Badge>
          {isDone ? (
            <Badge variant="success">
              <Check aria-hidden />
              {isRecorded ? 'Selesai di catatan ide' : 'Selesai'}
            </Badge>
          ) : null}
        </div>
        <h2 className="text-xl font-bold">{step.title}</h2>
        <p className="text-muted-foreground">{step.what}</p>
      </div>
      <div className="card-content flex flex-col gap-5">
        <p>
          <span className="font-semibold">Kapan:</span> {step.when}
        </p>
        <div>
          <p className="font-semibold">Caranya</p>
          <ol className="mt-1 list-decimal space-y-1 pl-5">
            {step.how.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
        <div className="rounded-md bg-muted p-4">
          <p className="font-semibold">Contoh</p>
          <p className="mt-1">{step.example}</p>
        </div>
        <details className="rounded-md border border-border px-4">
          <summary className="flex min-h-12 items-center font-medium">Prompt siap salin</summary>
          <p className="pb-3 whitespace-pre-line">{step.prompt}</p>
          <Button variant="outline" size="sm" className="mb-4" onClick={() => void copyPrompt(step.prompt)}>
            <Copy aria-hidden />
            Salin prompt
          </Button>
        </details>
      </div>
      <div className="card-footer">
        <Button asChild>
          <Link to={here}>
            <NotebookPen aria-hidden />
            Kerjakan di sini
            <span className="sr-only">, tahap {step.number}</span>
          </Link>
        </Button>
        <UseLink use={step.use} />
        <TutorialLink number={step.number} tutorial={step.tutorial} />
        {isRecorded ? null : (
          <Checkbox
            className="ml-auto"
            label={`Tahap ${step.number} selesai`}
            checked={isDone}
            onChange={onToggle}
          />
        )}
      </div>
    </li>
  );
}
