import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { rescoreIdea } from '@kawanusaha/contracts/scoring/rescore-idea';
import { MessageSquareText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FoldedSection } from '#components/folded-section.tsx';
import { Page } from '#components/layouts/page.tsx';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { shorten } from '#lib/shorten.ts';
import { BudgetTable } from '../components/budget-table.tsx';
import { CashFlowSection } from '../components/cash-flow-section.tsx';
import { FinanceFigures } from '../components/finance-figures.tsx';
import { IdeaFacts } from '../components/idea-facts.tsx';
import { IdeaGlance } from '../components/idea-glance.tsx';
import { IdeaMarket } from '../components/idea-market.tsx';
import { IdeaScores } from '../components/idea-scores.tsx';
import { CommentList } from './comment-list.tsx';
import { hintCash, hintFacts, hintFigures, hintScenarios, hintScores } from './plan-hints.ts';
import type { SharedIdea } from './api/get-shared-idea.ts';
import { toldToReader } from './told-to-reader.ts';

const ScenarioTable = lazy(async () => {
  const { ScenarioTable: component } = await import('../components/scenario-table.tsx');
  return { default: component };
});
const SensitivitySection = lazy(async () => {
  const { SensitivitySection: component } = await import('../components/sensitivity-section.tsx');
  return { default: component };
});
const SharedSteps = lazy(async () => {
  const { SharedSteps: component } = await import('../record/shared-steps.tsx');
  return { default: component };
});

/** With the library of forms and the rules of a comment. */
const CommentForm = lazy(async () => {
  const { CommentForm: component } = await import('./comment-form.tsx');
  return { default: component };
});

type SharedIdeaScreenProps = { idea: SharedIdea; token: string; onCommented: () => void };

type PlanProps = Pick<SharedIdeaScreenProps, 'idea'>;

/** The plan of a shared idea: at a glance, and each part of it folded behind its key figure, as its owner sees it. */
function SharedPlan({ idea }: PlanProps) {
  /** Null until the reader tries something: a comment brings the plan anew, and with it other objects of the same figures. */
  const [tried, setTried] = useState<Assumptions | null>(null);
  const basis = idea.result.first ?? idea.result;
  const shown = toldToReader(tried === null ? idea.result : rescoreIdea(idea.result, basis, tried, null));
  const assumptions = tried ?? idea.result.assumptions;
  return (
    <div className="flex flex-col gap-3 md:gap-8">
      <section aria-labelledby="sekilas-judul" className="card gap-3 p-4 sm:gap-4 sm:p-6">
        <h2 id="sekilas-judul" className="sr-only">
          Sekilas
        </h2>
        <p className="max-w-reading text-muted-foreground max-md:text-sm md:text-lg">{shown.description}</p>
        <IdeaGlance idea={shown} isOwn={false} />
      </section>
      <FoldedSection isServed id="angka" title="Hitungan uangnya" hint={hintFigures(assumptions)}>
        <FinanceFigures
          assumptions={assumptions}
          unit={idea.result.unit}
          onChange={setTried}
          onReset={tried === null ? undefined : () => setTried(null)}
        />
      </FoldedSection>
      <FoldedSection isServed id="kas" title="Kas dan anggaran" hint={hintCash(assumptions)}>
        <CashFlowSection assumptions={assumptions} />
        <BudgetTable assumptions={assumptions} />
      </FoldedSection>
      <FoldedSection isServed id="skenario" title="Bila keadaan berubah" hint={hintScenarios(assumptions)}>
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <ScenarioTable assumptions={assumptions} />
          <SensitivitySection assumptions={assumptions} />
        </Suspense>
      </FoldedSection>
      <FoldedSection isServed id="nilai" title="Mengapa nilainya begini" hint={hintScores(shown)}>
        <IdeaScores
          scores={shown.scores}
          totalScore={shown.totalScore}
          first={tried === null ? null : basis}
        />
      </FoldedSection>
      <FoldedSection
        isServed
        id="pembeli"
        title="Pembeli, modal, dan saluran"
        hint={shorten(shown.targetMarket, 80)}
      >
        <IdeaMarket idea={shown} />
      </FoldedSection>
      <FoldedSection isServed id="fakta" title="Langkah, tantangan, dan izin" hint={hintFacts(shown)}>
        <IdeaFacts idea={shown} />
      </FoldedSection>
    </div>
  );
}

/** /ide/:token: a plan to read and to comment on. The reader may try other assumptions; nothing is stored. */
export function SharedIdeaScreen({ idea, token, onCommented }: SharedIdeaScreenProps) {
  const count = idea.comments.length;
  return (
    <Page>
      <PageHeader
        title={idea.title}
        description={idea.owner === '' ? 'Rencana usaha' : `Rencana usaha ${idea.owner}`}
        className="max-md:mb-3"
      />
      <Alert className="mb-4 md:mb-6">
        <AlertDescription>
          Anda membaca lewat tautan. Asumsi boleh dicoba-coba; perubahan Anda tidak tersimpan.{' '}
          {toldToReader(idea.result).sourceNote}
        </AlertDescription>
      </Alert>
      {/* What the reader came for: in view on phones, above the plan elsewhere. */}
      <div className="action-bar flex lg:static lg:mb-6 lg:flex lg:border-0 lg:bg-transparent lg:p-0">
        <Button asChild className="max-lg:grow">
          <a href="#komentar">
            <MessageSquareText aria-hidden />
            {count === 0 ? 'Beri komentar' : `Beri komentar (${count} sudah ada)`}
          </a>
        </Button>
      </div>
      <SharedPlan idea={idea} />
      {idea.steps.length === 0 ? null : (
        <Suspense fallback={<Skeleton className="mt-10 h-64 w-full" />}>
          <SharedSteps idea={idea} />
        </Suspense>
      )}
      <section id="komentar" aria-labelledby="komentar-judul" className="mt-10 max-w-reading scroll-mt-28">
        <h2 id="komentar-judul" className="mb-4 text-2xl font-bold">
          Komentar
        </h2>
        <CommentList comments={idea.comments} empty="Jadilah yang pertama memberi pendapat." />
        <div className="mt-6">
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <CommentForm token={token} onCommented={onCommented} />
          </Suspense>
        </div>
      </section>
    </Page>
  );
}
