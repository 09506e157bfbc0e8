import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerWorker } from '#lib/offline/register-worker.ts';

const { dataset } = document.documentElement;
const marks = { ...dataset };

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // A kept document of the same page may differ from this visit (another query): React builds it anew, without what the early script has marked.
      onRecoverableError: (error) => {
        Object.assign(dataset, marks, { ...dataset });
        reportError(error);
      },
    },
  );
});

registerWorker();
