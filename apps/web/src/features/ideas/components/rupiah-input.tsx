import { useState } from 'react';
import { Input } from '#components/ui/input.tsx';
import { formatNumber } from '@kawanusaha/contracts/format-number';

type NumberInputProps = {
  id?: string | undefined;
  value: number;
  max: number;
  onChange: (value: number) => void;
  /** Shown before the figure; money by default. */
  prefix?: string | undefined;
};

/** Whole number with Indonesian thousands. While one types it stays as typed; leaving the field writes it properly. */
export function NumberInput({ id, value, max, onChange, prefix }: NumberInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <span className="relative block">
      {prefix === undefined ? null : (
        <span
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted-foreground"
        >
          {prefix}
        </span>
      )}
      <Input
        {...(id === undefined ? {} : { id })}
        inputMode="numeric"
        autoComplete="off"
        className={prefix === undefined ? 'figures' : 'figures pl-11'}
        value={draft ?? formatNumber(value)}
        onFocus={(event) => {
          setDraft(value === 0 ? '' : formatNumber(value));
          event.target.select();
        }}
        onChange={(event) => {
          const text = event.target.value;
          if (!/^[\d.\s]*$/.test(text)) return;
          setDraft(text);
          onChange(Math.min(max, Number(text.replaceAll(/\D/g, '') || 0)));
        }}
        onBlur={() => setDraft(null)}
      />
    </span>
  );
}

/** Whole Rupiah. */
export function RupiahInput(props: Omit<NumberInputProps, 'prefix'>) {
  return <NumberInput prefix="Rp" {...props} />;
}
