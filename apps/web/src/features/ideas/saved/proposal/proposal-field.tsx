import { proposalProblem, type TeamMember } from '@kawanusaha/contracts/proposal/proposal-data';
import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';

type ProposalFieldProps = {
  field: keyof TeamMember | 'number';
  label: string;
  value: string;
  maxLength: number;
  /** What stands there while nothing is typed: what the profile says. */
  known?: string;
  onChange: (value: string) => void;
};

/** One line about the team. What a jury would not accept is said beside the field, once the person has left it. */
export function ProposalField({ field, label, value, maxLength, known, onChange }: ProposalFieldProps) {
  const [isLeft, setLeft] = useState(true);
  const problem = isLeft ? proposalProblem(field, value) : null;
  return (
    <Field required label={label} error={problem ?? undefined}>
      <Input
        value={value}
        maxLength={maxLength}
        placeholder={known}
        autoComplete="off"
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
