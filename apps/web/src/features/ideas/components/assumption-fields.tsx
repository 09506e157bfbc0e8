import { type Assumptions, maxRupiah } from '@kawanusaha/contracts/finance/assumptions';
import { useId } from 'react';
import { Field } from '#components/ui/field.tsx';
import { NumberInput, RupiahInput } from './rupiah-input.tsx';

type AssumptionFieldsProps = {
  assumptions: Assumptions;
  unit: string;
  onChange: (assumptions: Assumptions) => void;
};

/** The six assumptions of a plan; every change is felt at once. */
export function AssumptionFields({ assumptions, unit, onChange }: AssumptionFieldsProps) {
  const id = useId();
  const set = (name: keyof Assumptions) => (value: number) => onChange({ ...assumptions, [name]: value });
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-4 lg:grid-cols-3">
      <Field id={`${id}-price`} required label={`Harga jual per ${unit}`}>
        <RupiahInput max={maxRupiah} value={assumptions.price} onChange={set('price')} />
      </Field>
      <Field id={`${id}-cost`} required label={`Biaya per ${unit}`} help="Bahan, kemasan, potongan aplikasi">
        <RupiahInput max={maxRupiah} value={assumptions.unitCost} onChange={set('unitCost')} />
      </Field>
      <Field id={`${id}-units`} required label={`Terjual per hari (${unit})`}>
        <NumberInput max={100_000} value={assumptions.unitsPerDay} onChange={set('unitsPerDay')} />
      </Field>
      <Field id={`${id}-days`} required label="Hari jualan sebulan" help="1 sampai 31">
        <NumberInput max={31} value={assumptions.daysPerMonth} onChange={set('daysPerMonth')} />
      </Field>
      <Field id={`${id}-fixed`} required label="Biaya tetap sebulan" help="Sewa, kuota, listrik, upah tetap">
        <RupiahInput
          max={maxRupiah}
          value={assumptions.fixedCostPerMonth}
          onChange={set('fixedCostPerMonth')}
        />
      </Field>
      <Field id={`${id}-capital`} required label="Modal awal">
        <RupiahInput max={maxRupiah} value={assumptions.capital} onChange={set('capital')} />
      </Field>
    </div>
  );
}
