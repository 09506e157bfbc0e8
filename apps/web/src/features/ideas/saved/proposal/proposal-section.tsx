import type { SavedIdeaResult } from '@kawanusaha/contracts/idea';
import type { Canvas } from '@kawanusaha/contracts/planning/canvas';
import type { ValidationPlan } from '@kawanusaha/contracts/planning/validation-plan';
import { findMissingParts } from '@kawanusaha/contracts/proposal/find-missing-parts';
import {
  newestGuidelineSentence,
  proposalKeys,
  proposalPrograms,
} from '@kawanusaha/contracts/proposal/programs';
import { noProposalData } from '@kawanusaha/contracts/proposal/proposal-data';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import type { ExportFormat } from '../api/export-idea.ts';
import { useStudy } from '../api/get-study.ts';
import { MissingList } from './missing-list.tsx';
import { TeamForm } from './team-form.tsx';

type ProposalSectionProps = {
  userId: string;
  title: string;
  result: SavedIdeaResult;
  canvas: Canvas;
  plan: ValidationPlan;
  onPlan: (plan: ValidationPlan) => void;
  busy: ExportFormat | null;
  /** Changes are on their way to the server, which writes the file. */
  isSaving: boolean;
  onDownload: (format: ExportFormat) => void;
};

/** Templates of P2MW and PKM-K: the guideline, what is missing with links, the download, and the form of the team. */
export function ProposalSection({
  userId,
  title,
  result,
  canvas,
  plan,
  onPlan,
  busy,
  isSaving,
  onDownload,
}: ProposalSectionProps) {
  const study = useStudy(userId);
  if (study.status === 'error')
    return <ErrorState title="Gagal memuat profil" onRetry={() => void study.refetch()} />;
  if (study.status === 'pending') {
    return (
      <>
        <LoadingMessage>Memuat profil</LoadingMessage>
        <Skeleton className="h-64 w-full" />
      </>
    );
  }
  const source = { title, result, canvas, validation: plan, person: study.data };
  return (
    <>
      <p className="max-w-reading text-muted-foreground">
        Dokumen Word dengan susunan tiap program. {newestGuidelineSentence}
      </p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {proposalKeys.map((key) => {
          const program = proposalPrograms[key];
          const { guideline, pageLimit } = program;
          return (
            <li key={key} className="card gap-3 p-5">
              <h3 className="font-bold">{program.label}</h3>
              <p className="text-sm text-muted-foreground">
                {program.fullName}. Susunan menurut{' '}
                <a href={guideline.source} target="_blank" rel="noopener noreferrer" className="link">
                  {guideline.name}
                </a>
                ; paling banyak {pageLimit.pages} halaman. Belum dapat kami pastikan:{' '}
                {guideline.unconfirmed.join('; ')}.
              </p>
              <MissingList parts={findMissingParts(program, source)} />
              <Button
                variant="outline"
                className="mt-auto"
                loading={busy === key}
                disabled={busy !== null || isSaving}
                onClick={() => onDownload(key)}
              >
                {busy === key ? 'Menyiapkan...' : `Unduh ${program.label}`}
              </Button>
            </li>
          );
        })}
      </ul>
      <TeamForm
        data={plan.proposal ?? noProposalData}
        person={study.data}
        onChange={(proposal) => onPlan({ ...plan, proposal })}
      />
    </>
  );
}
