import { lazy } from 'react';
import { RecordPage } from './record-page.tsx';

const StepList = lazy(async () => ({ default: (await import('./step-list.tsx')).StepList }));

const title = '12 langkah';

/** /ide-saya/:id/langkah: how far the twelve steps of an idea have come, and where it goes on. */
export function RecordScreen({ id }: { id: string }) {
  return (
    <RecordPage title={title}>
      <StepList id={id} title={title} />
    </RecordPage>
  );
}
