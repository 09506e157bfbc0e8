import type { Calculation, CalculationInput } from '@kawanusaha/contracts/finance/calculation';
import { describeFields } from '@kawanusaha/contracts/finance/calculation-fields';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import { type FigureRule, parseFigure } from '@kawanusaha/contracts/finance/parse-figure';
import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';

const units = {
  rupiah: 'Rp',
  persen: '%',
  jumlah: '',
  hari: 'hari',
  minggu: 'minggu',
  bulan: 'bulan',
  tahun: 'tahun',
} as const;
const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
const count = { min: 0, max: 1e13, decimals: 2 } as const;
/** A figure of an answer may be as large as a firm's turnover, and as fine as a rate of interest. */
const rules = {
  rupiah: { min: 0, max: 1e13, isMoney: true },
  persen: { min: 0, max: 1e13, decimals: 2 },
  jumlah: count,
  hari: count,
  minggu: count,
  bulan: count,
  tahun: count,
} as const satisfies Record<keyof typeof units, FigureRule>;

type FigureProps = {
  label: string;
  unit: keyof typeof units;
  value: number | undefined;
  onChange: (value: number) => void;
};

/** One figure; what cannot be read is answered beside it and changes nothing. */
function Figure({ label, unit, value, onChange }: FigureProps) {
  const [text, setText] = useState(value === undefined ? '' : number.format(value));
  const parsed = parseFigure(text, rules[unit]);
  const written = units[unit];
  return (
    <Field
      required
      label={written === '' ? label : `${label} (${written})`}
      error={parsed.kind === 'problem' ? parsed.message : undefined}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        className="figures"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const typed = parseFigure(event.target.value, rules[unit]);
          if (event.target.value !== '' && typed.kind === 'figure') onChange(typed.value);
        }}
      />
    </Field>
  );
}

/** The figures of an answer, to be changed; the result below follows. */
export function ChatCalculation({ calculation }: { calculation: Calculation }) {
  const [inputs, setInputs] = useState(calculation.inputs);
  const current = { ...calculation, inputs };
  const { title, fields } = describeFields({ ...calculation, inputs: { ...calculation.inputs, ...inputs } });
  const change = (name: CalculationInput) => (value: number) =>
    setInputs((before) => ({ ...before, [name]: value }));
  const isChanged = inputs !== calculation.inputs;
  return (
    <fieldset className="mt-3 border-t border-border pt-3">
      <legend className="sr-only">{title}</legend>
      <p className="mb-2 text-sm font-medium">Ubah angkanya</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map(({ name, label, unit }) => (
          <Figure
            key={name}
            label={label}
            unit={unit}
            value={calculation.inputs[name]}
            onChange={change(name)}
          />
        ))}
      </div>
      <p role="status" className="mt-3 break-words whitespace-pre-line">
        {isChanged ? (explainCalculation(current) ?? 'Lengkapi angkanya.') : ''}
      </p>
    </fieldset>
  );
}
