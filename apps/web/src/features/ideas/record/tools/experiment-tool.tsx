import {
  experimentRules,
  findFiguresSince,
  longestLesson,
  proposeDecision,
  renewExperiment,
} from '@kawanusaha/contracts/record/experiment-step';
import { RefreshCw } from 'lucide-react';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { FigureField } from '../../components/figure-field.tsx';
import type { StepToolProps } from '../step-tool.ts';
import { DecisionChoice } from './decision-choice.tsx';
import { TextField } from './text-field.tsx';

/** Says that the plan has other figures than a hypothesis that stays as it is, and offers to write it anew. */
function FiguresSince({ basis, data, onChange }: StepToolProps<5>) {
  const since = findFiguresSince(data, basis.result.assumptions, basis.result.unit);
  if (since === null) return null;
  const isHeld = data.sold !== null;
  return (
    <Alert variant="warning">
      <AlertTitle>Angka berubah sejak {isHeld ? 'uji' : 'hipotesis'} ini</AlertTitle>
      <AlertDescription className="flex flex-col items-start gap-3">
        <span>
          {isHeld ? 'Diuji' : 'Ditulis'} saat angkanya {since.before}; rencana Anda sekarang {since.now}.{' '}
          {isHeld
            ? 'Hasilnya tetap, tetapi belum membuktikan angka yang baru. Uji baru menyimpan hasil lama di “Yang Anda pelajari”.'
            : 'Kata-kata Anda tidak kami ubah.'}
        </span>
        <Button variant="outline" size="sm" onClick={() => onChange(renewExperiment(data, basis))}>
          <RefreshCw aria-hidden />
          {isHeld ? 'Mulai uji baru dengan angka sekarang' : 'Tulis ulang dengan angka sekarang'}
        </Button>
      </AlertDescription>
    </Alert>
  );
}

/** Step 5: hypothesis, smallest test, result, decision. */
export function ExperimentTool(props: StepToolProps<5>) {
  const { basis, data, onChange } = props;
  const { unit } = basis.result;
  return (
    <div className="flex flex-col gap-5">
      <FiguresSince {...props} />
      <TextField
        label="Yang Anda percaya (hipotesis)"
        maxLength={400}
        isLong
        value={data.hypothesis}
        // What is typed now is written under the figures of now; a test that was held stays one of its time.
        onChange={(hypothesis) =>
          onChange({
            ...data,
            hypothesis,
            writtenUnder: data.sold === null ? undefined : data.writtenUnder,
          })
        }
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
        rule={experimentRules.target}
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
        <FigureField
          label={`Yang terjual (${unit})`}
          rule={experimentRules.units}
          value={data.sold}
          onChange={(sold) => onChange({ ...data, sold })}
        />
      )}
      {/* The result of an earlier test stands here while a new one is planned. */}
      {data.sold === null && data.learned === '' ? null : (
        <TextField
          label="Yang Anda pelajari"
          maxLength={longestLesson}
          isLong
          value={data.learned}
          onChange={(learned) => onChange({ ...data, learned })}
        />
      )}
      {data.sold === null ? null : (
        <DecisionChoice
          legend="Keputusan Anda"
          value={data.decision}
          proposed={proposeDecision(data)}
          onChange={(decision) => onChange({ ...data, decision })}
        />
      )}
    </div>
  );
}
