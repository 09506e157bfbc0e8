import { stepNames } from '@kawanusaha/contracts/record/step-names';
import { StepScreen } from '#features/ideas/record/step-screen.tsx';
import { NotFoundScreen } from '#features/not-found/components/not-found-screen.tsx';
import { privateMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/ide-langkah-satu.ts';

export const meta: Route.MetaFunction = ({ params }) =>
  privateMeta(stepNames[Number(params.step) - 1] ?? '12 langkah');

export default function IdeaStep({ params }: Route.ComponentProps) {
  const step = Number(params.step);
  if (stepNames[step - 1] === undefined) return <NotFoundScreen />;
  return <StepScreen key={`${params.id}-${step}`} id={params.id} step={step} />;
}
