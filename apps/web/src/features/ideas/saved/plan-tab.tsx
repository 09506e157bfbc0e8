import type { Figures } from '@kawanusaha/contracts/finance/change-material';
import type { FigureChange } from '@kawanusaha/contracts/finance/changed-figures';
import type { SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { ListChecks, UserSearch, Users } from 'lucide-react';
import { lazy } from 'react';
import { Link } from 'react-router';
import { LatePart } from '#components/late-part.tsx';
import { FoldedSection } from '#components/folded-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { memberPaths } from '#config/member-paths.ts';
import { shorten } from '#lib/shorten.ts';
import { BudgetTable } from '../components/budget-table.tsx';
import { CashFlowSection } from '../components/cash-flow-section.tsx';
import { FinanceFigures } from '../components/finance-figures.tsx';
import { IdeaFacts } from '../components/idea-facts.tsx';
import { IdeaGlance } from '../components/idea-glance.tsx';
import { IdeaMarket } from '../components/idea-market.tsx';
import { IdeaScores } from '../components/idea-scores.tsx';
import { ScenarioTable } from '../components/scenario-table.tsx';
import { SensitivitySection } from '../components/sensitivity-section.tsx';
import { findContactLink, findTeamLink } from '../idea-links.ts';
import {
  hintCash,
  hintFacts,
  hintFigures,
  hintMaterials,
  hintScenarios,
  hintScores,
  hintVersions,
} from './plan-hints.ts';
import { isEdited } from './change-figures.ts';
import { VersionList } from './version-list.tsx';

// It comes when its section is opened.
const IdeaBill = lazy(async () => ({ default: (await import('../components/idea-bill.tsx')).IdeaBill }));

type PlanTabProps = {
  ideaId: string;
  title: string;
  result: SavedIdeaResult;
  /** What the person has, in Rupiah; null while unknown. */
  budget: number | null;
  onAssume: (figures: Figures, change?: FigureChange) => void;
  /** Present while there is a change to take back. */
  onUndo: (() => void) | undefined;
  onKeep: () => void;
};

/** The plan of a saved idea: at a glance with what to do next, and each part of it folded behind its key figure. */
export function PlanTab({ ideaId, title, result, budget, onAssume, onUndo, onKeep }: PlanTabProps) {
  const { assumptions, unit, bill } = result;
  const first = isEdited(result) ? (result.first ?? null) : null;
  return (
    <div className="flex flex-col gap-3 md:gap-8">
      <section aria-labelledby="sekilas-judul" className="card gap-3 p-4 sm:gap-4 sm:p-6">
        <h2 id="sekilas-judul" className="sr-only">
          Sekilas
        </h2>
        <p className="max-w-reading text-muted-foreground max-md:text-sm md:text-lg">{result.description}</p>
        <IdeaGlance idea={result} />
        <div className="flex flex-wrap gap-2 sm:gap-3">
          <div className="action-bar flex lg:static lg:flex lg:border-0 lg:bg-transparent lg:p-0">
            <Button asChild className="grow">
              <Link to={memberPaths.ideaSteps(ideaId)}>
                <ListChecks aria-hidden />
                Kerjakan 12 langkah
              </Link>
            </Button>
          </div>
          <Button asChild variant="outline" className="max-sm:grow max-sm:px-3 max-sm:text-sm">
            <Link to={findTeamLink({ ...result, businessName: title })}>
              <Users aria-hidden />
              Cari anggota tim
            </Link>
          </Button>
          <Button asChild variant="outline" className="max-sm:grow max-sm:px-3 max-sm:text-sm">
            <Link to={findContactLink(result)}>
              <UserSearch aria-hidden />
              Cari relasi {result.missingSkill}
            </Link>
          </Button>
        </div>
      </section>
      <FoldedSection id="angka" title="Hitungan uangnya" hint={hintFigures(assumptions)}>
        <FinanceFigures
          assumptions={assumptions}
          unit={unit}
          budget={budget}
          onChange={(next) => onAssume({ assumptions: next })}
          onUndo={onUndo}
          onReset={first === null ? undefined : () => onAssume(first, 'taken')}
        />
      </FoldedSection>
      {bill === undefined ? null : (
        <FoldedSection id="bahan" title="Bahan dan biayanya" hint={hintMaterials(bill)}>
          <LatePart>
            <IdeaBill bill={bill} assumptions={assumptions} onChange={onAssume} onUndo={onUndo} />
          </LatePart>
        </FoldedSection>
      )}
      <FoldedSection id="kas" title="Kas dan anggaran" hint={hintCash(assumptions)}>
        <CashFlowSection assumptions={assumptions} />
        <BudgetTable assumptions={assumptions} />
      </FoldedSection>
      <FoldedSection id="skenario" title="Bila keadaan berubah" hint={hintScenarios(assumptions)}>
        <ScenarioTable assumptions={assumptions} />
        <SensitivitySection assumptions={assumptions} />
      </FoldedSection>
      <FoldedSection id="versi" title="Versi angka" hint={hintVersions(result)}>
        <VersionList result={result} onKeep={onKeep} onUse={(figures) => onAssume(figures, 'taken')} />
      </FoldedSection>
      <FoldedSection id="nilai" title="Mengapa nilainya begini" hint={hintScores(result)}>
        <IdeaScores scores={result.scores} totalScore={result.totalScore} first={first} />
      </FoldedSection>
      <FoldedSection id="pembeli" title="Pembeli, modal, dan saluran" hint={shorten(result.targetMarket, 80)}>
        <IdeaMarket idea={result} />
      </FoldedSection>
      <FoldedSection id="langkah" title="Langkah, tantangan, dan izin" hint={hintFacts(result)}>
        <IdeaFacts idea={result} />
      </FoldedSection>
      <p className="text-sm text-muted-foreground">{result.sourceNote}</p>
    </div>
  );
}
