import { lazy } from 'react';
import { LatePart } from './late-part.tsx';
import type { ReasonFormProps } from './reason-form.tsx';

// The library of forms comes with it, when it is opened.
const ReasonForm = lazy(async () => ({ default: (await import('./reason-form.tsx')).ReasonForm }));

/** Asks before something that leaves a trace, and asks why. Mount it when it is needed. */
export function ReasonDialog(props: ReasonFormProps) {
  return (
    <LatePart waiting={null}>
      <ReasonForm {...props} />
    </LatePart>
  );
}
