import { type Decision, decisionLabels, decisions } from '@kawanusaha/contracts/record/experiment-step';
import { useId } from 'react';
import { RadioGroup, RadioGroupItem } from '#components/ui/radio-group.tsx';

type DecisionChoiceProps = {
  legend: string;
  value: Decision | null;
  /** What the result speaks for. */
  proposed: Decision | null;
  onChange: (decision: Decision) => void;
};

/** Go on, change or stop; what the figures speak for is said, and the person decides. */
export function DecisionChoice({ legend, value, proposed, onChange }: DecisionChoiceProps) {
  const name = useId();
  return (
    <RadioGroup legend={legend}>
      {decisions.map((decision) => (
        <RadioGroupItem
          key={decision}
          name={name}
          label={decisionLabels[decision]}
          description={decision === proposed ? 'Saran dari hasil Anda' : undefined}
          checked={value === decision}
          onChange={() => onChange(decision)}
        />
      ))}
    </RadioGroup>
  );
}
