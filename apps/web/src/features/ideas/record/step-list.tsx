import { doneSteps, isStepDone, nextStep } from '@kawanusaha/contracts/record/idea-record';
import { missingInStep } from '@kawanusaha/contracts/record/missing-in-step';
import { stepNames } from '@kawanusaha/contracts/record/step-names';
import { Check, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { QueryProvider } from '#components/query-provider.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { memberPaths } from '#config/member-paths.ts';
import { paths } from '#config/paths.ts';
import { LoadedRecord, type OpenRecord } from './loaded-record.tsx';

function OpenList({ idea, stored: { record } }: OpenRecord) {
  const done = doneSteps(record);
  const next = nextStep(record);
  return (
    <>
      <PageHeader
        title="12 langkah"
        description="Satu catatan: tiap langkah mengisi langkah berikutnya, dan semuanya masuk ke dokumen Anda."
        breadcrumb={[
          { label: 'Ide Saya', to: paths.myIdeas },
          { label: idea.title, to: paths.myIdea(idea.id) },
          { label: '12 langkah' },
        ]}
      />
      <div className="card mb-6 gap-3 p-5">
        <p className="font-semibold">
          {done.length} dari {stepNames.length} langkah selesai
        </p>
        <Progress label="Langkah selesai" value={done.length} max={stepNames.length} />
        <div className="flex flex-wrap gap-3">
          {next === null ? null : (
            <Button asChild>
              <Link to={memberPaths.ideaStep(idea.id, next)}>
                Lanjutkan: {next}. {stepNames[next - 1]}
              </Link>
            </Button>
          )}
          <Button asChild variant="outline">
            <Link to={`${paths.myIdea(idea.id)}?tab=ekspor`}>Unduh semua dokumen</Link>
          </Button>
        </div>
      </div>
      <ol className="flex flex-col gap-2">
        {stepNames.map((name, index) => {
          const step = index + 1;
          const isDone = isStepDone(record, step);
          const missing = missingInStep(record, step);
          return (
            <li key={name}>
              <Link
                to={memberPaths.ideaStep(idea.id, step)}
                className="flex min-h-14 items-center gap-3 rounded-lg border border-border bg-card px-4 py-2 hover:border-primary"
              >
                <span
                  aria-hidden
                  className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold ${
                    isDone ? 'bg-primary text-primary-foreground' : 'border border-border'
                  }`}
                >
                  {isDone ? <Check className="size-4" /> : step}
                </span>
                <span className="min-w-0 flex-1 font-medium">
                  <span className="sr-only">Langkah {step}: </span>
                  {name}
                  {missing === null ? null : (
                    <span className="block text-sm font-normal text-muted-foreground">Tinggal {missing}</span>
                  )}
                </span>
                <span className="text-sm text-muted-foreground">{isDone ? 'Selesai' : ''}</span>
                <ChevronRight aria-hidden className="size-5 text-muted-foreground" />
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The twelve steps of an idea in order, with what each still asks for. */
export function StepList({ id, title }: { id: string; title: string }) {
  return (
    <QueryProvider>
      <LoadedRecord id={id} title={title}>
        {(open) => <OpenList {...open} />}
      </LoadedRecord>
    </QueryProvider>
  );
}
