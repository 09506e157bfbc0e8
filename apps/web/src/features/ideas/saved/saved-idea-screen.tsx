import type { Figures } from '@kawanusaha/contracts/finance/change-material';
import type { FigureChange } from '@kawanusaha/contracts/finance/changed-figures';
import { readBudget } from '@kawanusaha/contracts/finance/parse-capital';
import type { SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { draftCanvas } from '@kawanusaha/contracts/planning/canvas';
import { canvasBasis } from '@kawanusaha/contracts/planning/canvas-basis';
import { keepVersion } from '@kawanusaha/contracts/planning/keep-version';
import { draftValidationPlan } from '@kawanusaha/contracts/planning/validation-plan';
import { lazy, useState } from 'react';
import { Link } from 'react-router';
import { LatePart } from '#components/late-part.tsx';
import { Page } from '#components/layouts/page.tsx';
import { LoginNeeded } from '#components/login-needed.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#components/ui/tabs.tsx';
import { paths } from '#config/paths.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useAddressTab } from '#lib/use-address-tab.ts';
import { ideaMessages } from '../messages.ts';
import { useSavedIdea } from './api/get-saved-idea.ts';
import { type SavedIdeaChange, updateSavedIdea } from './api/update-saved-idea.ts';
import { PlanTab } from './plan-tab.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { type FigureHistory, remember } from './figure-history.ts';
import { changeFigures } from './change-figures.ts';
import type { FiguredPlan, SavedIdea } from './saved-idea.ts';
import { useAutosave } from './use-autosave.ts';

// A plan opens at its figures: each other part comes when its tab is opened. The worker keeps them for visits without a connection.
const CanvasEditor = lazy(async () => ({
  default: (await import('../canvas/canvas-editor.tsx')).CanvasEditor,
}));
const ValidationEditor = lazy(async () => ({
  default: (await import('../canvas/validation-editor.tsx')).ValidationEditor,
}));
const Consultation = lazy(async () => ({
  default: (await import('../components/consultation.tsx')).Consultation,
}));
const IdeaExports = lazy(async () => ({ default: (await import('./idea-exports.tsx')).IdeaExports }));

function Loading() {
  return (
    <>
      <LoadingMessage>Memuat ide</LoadingMessage>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="mt-6 h-96 w-full" />
    </>
  );
}

const tabs = ['rencana', 'kanvas', 'validasi', 'konsultasi', 'ekspor'] as const;

type SavedIdeaEditorProps = { idea: SavedIdea; result: SavedIdeaResult; userId: string };

function SavedIdeaEditor({ idea, result: stored, userId }: SavedIdeaEditorProps) {
  const [tab, openTab] = useAddressTab(tabs, 'rencana');
  const [figured, setFigured] = useState<FiguredPlan>(() => ({
    result: stored,
    canvas: idea.canvas ?? draftCanvas(canvasBasis(stored)),
    plan: idea.plan ?? draftValidationPlan(stored),
  }));
  const [history, setHistory] = useState<FigureHistory>([]);
  const { result, canvas, plan } = figured;
  const { status, change, retry } = useAutosave<SavedIdeaChange>((next) => updateSavedIdea(idea.id, next));
  const store = (next: FiguredPlan) => {
    setFigured(next);
    change(next);
  };
  const budget = readBudget(idea.request.capital);
  const follow = (figures: Figures) => changeFigures(figured, figures, budget, new Date());
  const assume = (figures: Figures, how?: FigureChange) => {
    // What says nothing of the materials leaves them as they are.
    const next = { ...figures, bill: figures.bill ?? result.bill };
    setHistory(remember(history, result, next, how));
    store(follow(next));
  };
  const undo = () => {
    const last = history.at(-1);
    if (last === undefined) return;
    setHistory(history.slice(0, -1));
    // Figures alone go back, and what follows them: what was written on the canvas meanwhile stays.
    store(follow(last.before));
  };
  const keep = () => store({ ...figured, result: keepVersion(result, new Date()) });
  const drawCanvas = (next: typeof canvas) => {
    setFigured({ ...figured, canvas: next });
    change({ canvas: next });
  };
  const writePlan = (next: typeof plan) => {
    setFigured({ ...figured, plan: next });
    change({ plan: next });
  };
  return (
    <>
      <PageHeader
        title={idea.title}
        isSlim
        breadcrumb={[{ label: 'Ide Saya', to: paths.myIdeas }, { label: idea.title }]}
      />
      <SaveIndicator status={status} onRetry={retry} />
      <Tabs value={tab} onValueChange={openTab}>
        <TabsList aria-label="Bagian rencana">
          <TabsTrigger value="rencana">Rencana</TabsTrigger>
          <TabsTrigger value="kanvas">Kanvas</TabsTrigger>
          <TabsTrigger value="validasi">Validasi</TabsTrigger>
          <TabsTrigger value="konsultasi">Konsultasi</TabsTrigger>
          <TabsTrigger value="ekspor">Ekspor dan bagikan</TabsTrigger>
        </TabsList>
        <TabsContent value="rencana" className="max-md:pt-3">
          <PlanTab
            ideaId={idea.id}
            title={idea.title}
            result={result}
            budget={budget}
            onAssume={assume}
            onUndo={history.length > 0 ? undo : undefined}
            onKeep={keep}
          />
        </TabsContent>
        <TabsContent value="kanvas">
          <LatePart>
            <CanvasEditor
              canvas={canvas}
              onChange={drawCanvas}
              onRedraft={() => drawCanvas(draftCanvas(canvasBasis(result)))}
            />
          </LatePart>
        </TabsContent>
        <TabsContent value="validasi">
          <LatePart>
            <ValidationEditor plan={plan} onChange={writePlan} />
          </LatePart>
        </TabsContent>
        <TabsContent value="konsultasi">
          <LatePart>
            <Consultation ideaId={idea.id} />
          </LatePart>
        </TabsContent>
        <TabsContent value="ekspor">
          <LatePart>
            <IdeaExports
              ideaId={idea.id}
              userId={userId}
              title={idea.title}
              result={result}
              canvas={canvas}
              plan={plan}
              onPlan={writePlan}
              isSaving={status === 'saving'}
            />
          </LatePart>
        </TabsContent>
      </Tabs>
    </>
  );
}

function LoadedIdea({ id, userId }: { id: string; userId: string }) {
  const idea = useSavedIdea(id);
  if (idea.status === 'pending') return <Loading />;
  if (idea.status === 'error') {
    return (
      <>
        <PageHeader title="Rencana usaha" />
        <ErrorState title={ideaMessages.loadFailed} onRetry={() => void idea.refetch()} />
      </>
    );
  }
  if (idea.data === null || idea.data.result === null) {
    return (
      <>
        <PageHeader title="Rencana usaha" />
        <EmptyState
          title={idea.data === null ? 'Ide tidak ditemukan' : 'Ide ini tidak dapat dibaca'}
          description="Mungkin sudah dihapus, atau milik akun lain."
          action={
            <Button asChild>
              <Link to={paths.myIdeas}>Kembali ke Ide Saya</Link>
            </Button>
          }
        />
      </>
    );
  }
  return <SavedIdeaEditor key={id} idea={idea.data} result={idea.data.result} userId={userId} />;
}

/** /ide-saya/:id: one saved idea with its numbers, canvases, validation plan and exports; every change is stored. */
export function SavedIdeaScreen({ id }: { id: string }) {
  const { status, user } = useSession();
  return (
    <Page className="max-md:relative max-md:pt-2">
      {status === 'loading' ? <Loading /> : null}
      {status === 'anonymous' ? (
        <>
          <PageHeader title="Rencana usaha" />
          <LoginNeeded title="Masuk untuk membuka ide ini" />
        </>
      ) : null}
      {status === 'authenticated' ? <LoadedIdea id={id} userId={user.id} /> : null}
    </Page>
  );
}
