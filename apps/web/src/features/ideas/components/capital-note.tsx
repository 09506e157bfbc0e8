import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { checkCapital, describeOwnCapital } from '@kawanusaha/contracts/finance/capital-check';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';

const words = {
  enough: ['success', 'Modalnya cukup'],
  tight: ['warning', 'Modalnya pas-pasan'],
  short: ['destructive', 'Modalnya kurang'],
} as const;

type CapitalNoteProps = {
  assumptions: Assumptions;
  /** What the person has, in Rupiah; null while unknown. */
  budget: number | null;
};

/** The capital of the plan against the lowest point of its cash, and what the person has beside it. */
export function CapitalNote({ assumptions, budget }: CapitalNoteProps) {
  const { verdict, sentence } = checkCapital(assumptions, assumptions.capital);
  const own = describeOwnCapital(assumptions, budget);
  const [variant, title] = words[verdict];
  return (
    <Alert variant={variant}>
      <div>
        <AlertTitle>{title}</AlertTitle>
        <AlertDescription>
          {sentence.charAt(0).toUpperCase() + sentence.slice(1)}.{own === null ? null : ` ${own}`}
        </AlertDescription>
      </div>
    </Alert>
  );
}
