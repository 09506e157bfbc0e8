import { stepNames } from '@kawanusaha/contracts/record/step-names';
import { lazy, useEffect } from 'react';
import { keepLastPlace } from './last-place.ts';
import { RecordPage } from './record-page.tsx';

const StepEditor = lazy(async () => ({ default: (await import('./step-editor.tsx')).StepEditor }));

/** /ide-saya/:id/langkah/:step: one of the twelve steps. */
export function StepScreen({ id, step }: { id: string; step: number }) {
  const title = stepNames[step - 1] ?? '';
  useEffect(() => {
    keepLastPlace({ ideaId: id, step });
  }, [id, step]);
  return (
    <RecordPage title={title}>
      <StepEditor id={id} step={step} title={title} />
    </RecordPage>
  );
}
