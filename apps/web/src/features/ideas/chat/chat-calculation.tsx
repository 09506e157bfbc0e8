import type { Calculation, CalculationInput } from '@kawanusaha/contracts/finance/calculation';
import { describeFields } from '@kawanusaha/contracts/finance/calculation-fields';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import { useId, useState } from 'react';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';

const units = { rupiah: 'Rp', persen: '%', jumlah: '', bulan: 'bulan' } as const;
const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
const largest = 1e13;

/** A figure as people type it ('1.500.000', '6,5'); null while it is none. */
function parseFigure(text: string): number | null {
  const digits = text.replaceAll(/[.\s]/g, '').replace(',', '.');
  const value = Number(digits);
  return digits === '' || !Number.isFinite(value) || value < 0 || value > largest ? null : value;
}

type FigureProps = {
  label: string;
  unit: string;
  value: number | undefined;
  onChange: (value: number) => void;
};

/** One figure; what cannot be read is marked and changes nothing. */
function Figure({ label, unit, value, onChange }: FigureProps) {
  const id = useId();
  const [text, setText] = useState(value === undefined ? '' : number.format(value));
  const isUnread = text !== '' && parseFigure(text) === null;
  return (
    <div>
      <Label htmlFor={id}>{unit === '' ? label : `${label} (${unit})`}</Label>
      <Input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className="figures mt-1"
        aria-invalid={isUnread}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const figure = parseFigure(event.target.value);
          if (figure !== null) onChange(figure);
        }}
      />
    </div>
  );
}

/** The figures of an answer, to be changed; the result below follows. */
export function ChatCalculation({ calculation }: { calculation: Calculation }) {
  const [inputs, setInputs] = useState(calculation.inputs);
  const current = { kind: calculation.kind, inputs };
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
            unit={units[unit]}
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
