import type { IdeaRecord } from '@kawanusaha/contracts/record/idea-record';
import { missingInStep } from '@kawanusaha/contracts/record/missing-in-step';

/** What the open step still asks for before it counts as done; empty once it does. */
export function MissingNote({ record, step }: { record: IdeaRecord; step: number }) {
  const missing = missingInStep(record, step);
  return (
    <p role="status" className="mt-4 text-muted-foreground empty:hidden">
      {missing === null ? null : `Agar langkah ini terhitung selesai: ${missing}.`}
    </p>
  );
}
