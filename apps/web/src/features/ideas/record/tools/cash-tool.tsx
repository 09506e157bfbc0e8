import { detailsOf } from '@kawanusaha/contracts/finance/details-of';
import { assumptionRules } from '@kawanusaha/contracts/finance/figure-rules';
import { describeMustBeTrue } from '@kawanusaha/contracts/finance/must-be-true';
import { listCashFigures } from '@kawanusaha/contracts/record/cash-step';
import { CashFlowSection } from '../../components/cash-flow-section.tsx';
import { FigureField } from '../../components/figure-field.tsx';
import type { StepToolProps } from '../step-tool.ts';
import { FigureList } from './figure-list.tsx';
import { TextField } from './text-field.tsx';

const fields = [
  ['unitsPerDay', 'Terjual per hari'],
  ['daysPerMonth', 'Hari jualan sebulan'],
  ['fixedCostPerMonth', 'Biaya tetap sebulan'],
  ['capital', 'Modal awal'],
] as const;

/** Step 7: break-even and cash of the plan itself, and what is done when the cash runs low. */
export function CashTool({ basis, data, onChange, onAssume }: StepToolProps<7>) {
  const { assumptions, unit } = basis.result;
  const details = detailsOf(assumptions);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map(([key, label]) => (
          <FigureField
            key={key}
            label={label}
            rule={assumptionRules[key]}
            value={assumptions[key]}
            onChange={(value) => onAssume({ assumptions: { ...assumptions, details, [key]: value } })}
          />
        ))}
      </div>
      <div className="card gap-3 p-5" role="status">
        <FigureList figures={listCashFigures(basis)} />
        <p>{describeMustBeTrue(assumptions, unit)}</p>
      </div>
      <CashFlowSection assumptions={assumptions} />
      <TextField
        label="Bila kas menipis, saya akan"
        maxLength={400}
        isLong
        value={data.reserve}
        onChange={(reserve) => onChange({ ...data, reserve })}
      />
    </div>
  );
}
