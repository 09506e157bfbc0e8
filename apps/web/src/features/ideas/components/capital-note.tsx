import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { checkCapital } from '@kawanusaha/contracts/finance/capital-check';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';

const words = {
  enough: ['success', 'Modalnya cukup'],
  tight: ['warning', 'Modalnya pas-pasan'],
  short: ['destructive', 'Modalnya kurang'],
} as const;

/** The capital of the plan against the lowest point of its cash. */
export function CapitalNote({ assumptions }: { assumptions: Assumptions }) {
  const { verdict, sentence } = checkCapital(assumptions, assumptions.capital);
  const [variant, title] = words[verdict];
  return (
    <Alert variant={variant}>
      <div>
        <AlertTitle>{title}</AlertTitle>
        <AlertDescription>{sentence.charAt(0).toUpperCase() + sentence.slice(1)}.</AlertDescription>
      </div>
    </Alert>
  );
}
