import { type FigureRule, parseFigure } from '@kawanusaha/contracts/finance/parse-figure';
import { type ReactNode, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { formatNumber } from '@kawanusaha/contracts/format-number';

type FigureFieldProps = {
  label: ReactNode;
  value: number;
  rule: FigureRule;
  help?: ReactNode;
  /** For a figure that may stay empty; it counts as 0. */
  isOptional?: boolean;
  className?: string;
  /** Called with figures that the rule allows, and with nothing else. */
  onChange: (value: number) => void;
};

/**
 * One figure of a plan or a calculator. While one types it stays as typed; a figure that cannot be is answered beside the field, and the
 * sum keeps the last one that could.
 */
export function FigureField({
  label,
  value,
  rule,
  help,
  isOptional = false,
  className,
  onChange,
}: FigureFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  // A stored figure may be less than is asked for today: the field says so before anything is typed.
  const written = draft ?? (value < rule.min ? formatNumber(value) : null);
  const parsed = written === null ? null : parseFigure(written, rule);
  const isWrong = parsed?.kind === 'problem';
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    // What cannot be changes no figure, so it came from elsewhere, by undoing for instance: the field shows it.
    if (isWrong) setDraft(null);
  }
  return (
    <Field
      required={!isOptional}
      label={label}
      help={help}
      className={className}
      error={isWrong ? parsed.message : undefined}
    >
      <FigureInput
        isMoney={rule.isMoney === true}
        isPercent={rule.decimals === 1}
        hasComma={(rule.decimals ?? 0) > 0}
        value={draft ?? formatNumber(value)}
        onFocus={() => setDraft(value === 0 ? '' : formatNumber(value))}
        onType={(text) => {
          setDraft(text);
          const typed = parseFigure(text, rule);
          if (typed.kind === 'figure') onChange(typed.value);
        }}
        onLeave={() => {
          if (draft !== null && parseFigure(draft, rule).kind === 'figure') setDraft(null);
        }}
      />
    </Field>
  );
}

type FigureInputProps = {
  isMoney: boolean;
  isPercent: boolean;
  hasComma: boolean;
  value: string;
  onFocus: () => void;
  onType: (text: string) => void;
  onLeave: () => void;
};

function FigureInput({ isMoney, isPercent, hasComma, value, onFocus, onType, onLeave }: FigureInputProps) {
  return (
    <span className="relative block">
      {isMoney ? (
        <span
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted-foreground"
        >
          Rp
        </span>
      ) : null}
      <Input
        inputMode={hasComma ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={isMoney ? 'figures pl-11' : isPercent ? 'figures pr-9' : 'figures'}
        value={value}
        onFocus={(event) => {
          if (event.target.getAttribute('aria-invalid') !== 'true') onFocus();
          event.target.select();
        }}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
      {isPercent ? (
        <span
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted-foreground"
        >
          %
        </span>
      ) : null}
    </span>
  );
}
