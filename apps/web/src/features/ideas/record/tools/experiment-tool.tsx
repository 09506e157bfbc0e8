import { experimentRules, proposeDecision } from '@kawanusaha/contracts/record/experiment-step';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { FigureField } from '../../components/figure-field.tsx';
import type { StepToolProps } from '../step-tool.ts';
import { DecisionChoice } from './decision-choice.tsx';
import { TextField } from './text-field.tsx';

/** Step 5: hypothesis, smallest test, result, decision. */
export function ExperimentTool({ basis, data, onChange }: StepToolProps<5>) {
  const { unit } = basis.result;
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="Yang Anda percaya (hipotesis)"
        maxLength={400}
        isLong
        value={data.hypothesis}
        onChange={(hypothesis) => onChange({ ...data, hypothesis })}
      />
      <TextField
        label="Uji terkecil"
        maxLength={1_000}
        isLong
        value={data.test}
        onChange={(test) => onChange({ ...data, test })}
      />
      <FigureField
        label={`Berhasil bila terjual (${unit})`}
        rule={experimentRules.units}
        value={data.target}
        onChange={(target) => onChange({ ...data, target })}
      />
      <Checkbox
        label="Ujinya sudah saya lakukan"
        checked={data.sold !== null}
        onChange={(event) =>
          onChange(event.target.checked ? { ...data, sold: 0 } : { ...data, sold: null, decision: null })
        }
      />
      {data.sold === null ? null : (
        <>
          <FigureField
            label={`Yang terjual (${unit})`}
            rule={experimentRules.units}
            value={data.sold}
            onChange={(sold) => onChange({ ...data, sold })}
          />
          <TextField
            label="Yang Anda pelajari"
            maxLength={600}
            isLong
            value={data.learned}
            onChange={(learned) => onChange({ ...data, learned })}
          />
          <DecisionChoice
            legend="Keputusan Anda"
            value={data.decision}
            proposed={proposeDecision(data)}
            onChange={(decision) => onChange({ ...data, decision })}
          />
        </>
      )}
    </div>
  );
}
