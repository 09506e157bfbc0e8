import type { Figures } from '@kawanusaha/contracts/finance/change-material';
import type { FigureChange } from '@kawanusaha/contracts/finance/changed-figures';
import { readBudget } from '@kawanusaha/contracts/finance/parse-capital';
import { followRecord, withFigures } from '@kawanusaha/contracts/record/follow-record';
import { doneSteps, isKeptStep, isStepDone, type KeptStep } from '@kawanusaha/contracts/record/idea-record';
import { stepNames } from '@kawanusaha/contracts/record/step-names';
import type { SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { ArrowLeft, Undo2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { QueryProvider } from '#components/query-provider.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { toast } from '#components/ui/toast.ts';
import { stepGuidePath } from '#config/guide-paths.ts';
import { memberPaths } from '#config/member-paths.ts';
import { paths } from '#config/paths.ts';
import { reportProblem } from '#lib/report-problem.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { storeTicks } from '../steps/step-ticks-store.ts';
import { updateSavedIdea, type SavedIdeaChange } from '../saved/api/update-saved-idea.ts';
import { SaveIndicator } from '../saved/save-indicator.tsx';
import { changeFigures } from '../saved/change-figures.ts';
import { type FigureHistory, remember } from '../saved/figure-history.ts';
import { useAutosave } from '../saved/use-autosave.ts';
import { draftStep } from './draft-step.ts';
import { LoadedRecord, type OpenRecord } from './loaded-record.tsx';
import { saveStep } from './api/save-step.ts';
import { stepIntroductions } from './step-introductions.ts';
import { IdeaTool } from './tools/idea-tool.tsx';
import { StepTool } from './tools/step-tool.tsx';

const MissingNote = lazy(async () => ({ default: (await import('./missing-note.tsx')).MissingNote }));

function StepHead({ idea, stored, step }: OpenRecord & { step: number }) {
  const done = doneSteps(stored.record);
  return (
    <>
      <PageHeader
        title={stepNames[step - 1] ?? ''}
        description={stepIntroductions[step - 1]}
        className="mb-4 sm:mb-6"
        breadcrumb={[
          { label: idea.title, to: paths.myIdea(idea.id) },
          { label: '12 langkah', to: memberPaths.ideaSteps(idea.id) },
          { label: `Langkah ${step}` },
        ]}
      />
      <div className="mb-4 flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-sm text-muted-foreground">
            Langkah {step} dari {stepNames.length}, {done.length} selesai
          </p>
          <Link to={stepGuidePath(step)} className="link inline-flex min-h-11 items-center text-sm">
            Panduan langkah ini
          </Link>
        </div>
        <Progress label="Langkah selesai" value={done.length} max={stepNames.length} />
      </div>
    </>
  );
}

type FooterProps = {
  ideaId: string;
  step: number;
  isBusy: boolean;
  onNext: () => void;
  /** Present while there is a changed figure to take back. */
  onUndo?: (() => void) | undefined;
};

/** The way on and back, and a changed figure taken back; on phones it stays in view. */
function StepFooter({ ideaId, step, isBusy, onNext, onUndo }: FooterProps) {
  const following = stepNames[step];
  return (
    <div className="action-bar flex items-center gap-3 lg:static lg:mt-2 lg:flex lg:border-0 lg:bg-transparent lg:px-0">
      <Button asChild variant="outline" size="icon">
        <Link
          to={step === 1 ? memberPaths.ideaSteps(ideaId) : memberPaths.ideaStep(ideaId, step - 1)}
          aria-label="Langkah sebelumnya"
        >
          <ArrowLeft aria-hidden />
        </Link>
      </Button>
      {onUndo ? (
        <Button variant="outline" size="icon" aria-label="Urungkan perubahan angka" onClick={onUndo}>
          <Undo2 aria-hidden />
        </Button>
      ) : null}
      <Button className="min-w-0 flex-1 sm:flex-none" loading={isBusy} onClick={onNext}>
        {following === undefined ? (
          'Simpan dan selesai'
        ) : (
          <>
            Simpan dan lanjut<span className="sr-only"> ke {following}</span>
          </>
        )}
      </Button>
    </div>
  );
}

function FirstStep(open: OpenRecord) {
  const navigate = useNavigate();
  return (
    <>
      <StepHead {...open} step={1} />
      <IdeaTool idea={open.idea} result={open.figured.result} />
      <StepFooter
        ideaId={open.idea.id}
        step={1}
        isBusy={false}
        onNext={() => void navigate(memberPaths.ideaStep(open.idea.id, 2))}
      />
    </>
  );
}

function KeptStepEditor({ step, ...open }: OpenRecord & { step: KeptStep }) {
  const { idea, stored } = open;
  const navigate = useNavigate();
  const [figured, setFigured] = useState(open.figured);
  const basis = { title: idea.title, result: figured.result, plan: figured.plan };
  const [data, setData] = useState(
    () =>
      stored.record[step] ??
      draftStep(step, { basis, record: stored.record, city: idea.request.city ?? open.ownCity }),
  );
  const version = useRef(stored.versions.get(step) ?? 0);
  const kept = useAutosave<{ data?: object }>(async (change) => {
    if (change.data === undefined) return;
    try {
      version.current = await saveStep(idea.id, step, change.data, version.current);
    } catch (error) {
      toast.error('Belum tersimpan', describeSaveFailure(error, 'Perubahan Anda tetap ada di layar ini'));
      throw error;
    }
  });
  const figures = useAutosave<SavedIdeaChange>((next) => updateSavedIdea(idea.id, next));
  const keep = (next: typeof data, { assumptions }: SavedIdeaResult) =>
    kept.change({ data: withFigures(step, next, assumptions) });
  const change = (next: typeof data) => {
    setData(next);
    keep(next, figured.result);
  };
  const [history, setHistory] = useState<FigureHistory>([]);
  const follow = (changed: Figures) => {
    const next = changeFigures(figured, changed, readBudget(idea.request.capital), new Date());
    setFigured(next);
    figures.change(next);
    // The texts of this step follow at once; those of the other steps when they are opened or told.
    const { result, plan } = next;
    const record = { ...stored.record, [step]: withFigures(step, data, figured.result.assumptions) };
    const followed = followRecord(record, { title: idea.title, result, plan })[step] ?? data;
    setData(followed);
    keep(followed, result);
  };
  const assume = (changed: Figures, how?: FigureChange) => {
    const { result } = figured;
    setHistory(remember(history, result, { ...changed, bill: changed.bill ?? result.bill }, how));
    follow(changed);
  };
  const undo = () => {
    const last = history.at(-1);
    if (last === undefined) return;
    setHistory(history.slice(0, -1));
    follow(last.before);
  };
  const saveAll = async () => (await figures.saveNow()) && kept.saveNow();
  const tool = useRef<HTMLDivElement>(null);
  const leaving = useOperation(async () => {
    // What was proposed and left as it is counts, too: it is kept by going on.
    keep(data, figured.result);
    if (!(await saveAll())) return;
    if (isStepDone({ ...stored.record, [step]: data }, step))
      storeTicks([step]).catch((error: unknown) => reportProblem('A tick could not be stored', error));
    // It is left once the next page is there.
    await navigate(
      step === stepNames.length ? memberPaths.ideaSteps(idea.id) : memberPaths.ideaStep(idea.id, step + 1),
    );
  });
  const goOn = () => {
    // The record keeps the last figure that could be: a member who typed another one sees that before the screen goes.
    const wrong = tool.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) {
      wrong.focus();
      return;
    }
    void leaving.run();
  };
  const isWaiting = figures.status === 'saving' || figures.status === 'failed';
  const { status, retry } = isWaiting ? figures : kept;
  return (
    <>
      <StepHead {...open} step={step} />
      <div ref={tool}>
        <StepTool
          step={step}
          ideaId={idea.id}
          basis={basis}
          record={stored.record}
          data={data}
          onChange={change}
          onAssume={assume}
          onUndo={history.length > 0 ? undo : undefined}
          saveNow={saveAll}
        />
      </div>
      <Suspense>
        <MissingNote record={{ ...stored.record, [step]: data }} step={step} />
      </Suspense>
      <SaveIndicator status={status} onRetry={retry} />
      <StepFooter
        ideaId={idea.id}
        step={step}
        isBusy={leaving.isPending}
        onNext={goOn}
        onUndo={history.length > 0 ? undo : undefined}
      />
    </>
  );
}

/** The tool of one step; what it brings is kept with the idea and prefills the steps after it. */
export function StepEditor({ id, step, title }: { id: string; step: number; title: string }) {
  return (
    <QueryProvider>
      <LoadedRecord id={id} title={title}>
        {(open) => (isKeptStep(step) ? <KeptStepEditor step={step} {...open} /> : <FirstStep {...open} />)}
      </LoadedRecord>
    </QueryProvider>
  );
}
