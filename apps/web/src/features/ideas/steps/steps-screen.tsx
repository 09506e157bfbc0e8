import { Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { RequirePremium } from '#components/guards/require-premium.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { guidesPath } from '#config/guide-paths.ts';
import { memberPaths } from '#config/member-paths.ts';
import { paths } from '#config/paths.ts';
import { earlySteps } from './early-steps.ts';
import { lateSteps } from './late-steps.ts';
import { StepCard } from './step-card.tsx';
import { useStepLinks } from './use-step-links.ts';
import { useWorkingIdea } from './use-working-idea.ts';
import { WorkingIdea } from './working-idea.tsx';
import { useStepTicks } from './use-step-ticks.ts';

const steps = [...earlySteps, ...lateSteps];

function StepList() {
  const { done: ticked, toggle } = useStepTicks();
  const linked = useStepLinks(steps);
  const working = useWorkingIdea();
  const { idea, recorded } = working;
  const done = new Set([...ticked, ...recorded]);
  return (
    <>
      <div className="card mb-8 gap-3 p-5">
        <WorkingIdea {...working} />
        <p className="font-semibold">
          {done.size === 0 ? 'Mulai dari tahap 1' : `${done.size} dari ${steps.length} tahap selesai`}
        </p>
        <Progress label="Tahap selesai" value={done.size} max={steps.length} />
        <nav aria-label="Lompat ke tahap">
          <ol className="grid grid-cols-6 gap-2 sm:flex sm:flex-wrap">
            {steps.map(({ number, title }) => (
              <li key={number}>
                <a
                  href={`#tahap-${number}`}
                  aria-label={`Tahap ${number}: ${title}${done.has(number) ? ', selesai' : ''}`}
                  className={`grid size-11 place-items-center rounded-full border font-semibold ${
                    done.has(number)
                      ? 'border-primary bg-primary text-primary-foreground'
                      : 'border-border hover:border-primary'
                  }`}
                >
                  {number}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <ol className="grid gap-6 lg:grid-cols-2">
        {linked.map((step) => (
          <StepCard
            key={step.number}
            step={step}
            here={idea === null ? paths.ai : memberPaths.ideaStep(idea.id, step.number)}
            isDone={done.has(step.number)}
            isRecorded={recorded.has(step.number)}
            onToggle={() => toggle(step.number)}
          />
        ))}
      </ol>
    </>
  );
}

/** /all-ai: the 12 steps, for Premium members (spec §2). */
export function StepsScreen() {
  return (
    <Page>
      <PageHeader
        title="12 Tahapan AI"
        description="Dari ide sampai usaha yang berjalan: tiap tahap berisi cara, contoh, dan prompt yang tinggal disalin."
      />
      <RequirePremium feature="12 Tahapan AI" headingLevel={2}>
        <StepList />
      </RequirePremium>
      <p className="mt-8 text-center">
        <Link to={guidesPath} className="link inline-flex min-h-11 items-center">
          Baca panduan 12 tahapan, gratis untuk semua
        </Link>
      </p>
    </Page>
  );
}
