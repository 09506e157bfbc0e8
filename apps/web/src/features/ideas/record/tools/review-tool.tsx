import { listCashFigures } from '@kawanusaha/contracts/record/cash-step';
import { doneSteps } from '@kawanusaha/contracts/record/idea-record';
import { stepNames } from '@kawanusaha/contracts/record/step-names';
import { proposeDecision } from '@kawanusaha/contracts/record/experiment-step';
import { writeDemand } from '@kawanusaha/contracts/record/market-step';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { memberPaths } from '#config/member-paths.ts';
import { paths } from '#config/paths.ts';
import type { StepToolProps } from '../step-tool.ts';
import { DecisionChoice } from './decision-choice.tsx';
import { FigureList } from './figure-list.tsx';
import { TextField } from './text-field.tsx';

/** Step 12: all evidence in one place, the decision with its reason, and what there is to hand in. */
export function ReviewTool({ ideaId, basis, record, data, onChange }: StepToolProps<12>) {
  const { 3: market, 5: experiment } = record;
  const { unit } = basis.result;
  const missing = stepNames.flatMap((name, index) => {
    const step = index + 1;
    return step === stepNames.length || doneSteps(record).includes(step) ? [] : [{ step, name }];
  });
  const evidence: (readonly [string, string])[] = [
    ...(experiment === undefined || experiment.sold === null
      ? []
      : [['Terjual dalam uji', `${experiment.sold} dari target ${experiment.target} ${unit}`] as const]),
    ...(market === undefined || market.people === 0
      ? []
      : [['Perkiraan permintaan', writeDemand(market, unit)] as const]),
    ...listCashFigures(basis),
  ];
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="bukti-judul" className="card gap-2 p-5">
        <h2 id="bukti-judul" className="text-xl font-bold">
          Bukti Anda
        </h2>
        <FigureList figures={evidence} />
      </section>
      <DecisionChoice
        legend="Keputusan Anda"
        value={data.decision}
        proposed={experiment === undefined ? null : proposeDecision(experiment)}
        onChange={(decision) => onChange({ ...data, decision })}
      />
      <TextField
        label="Alasannya"
        maxLength={600}
        isLong
        value={data.reason}
        onChange={(reason) => onChange({ ...data, reason })}
      />
      <TextField
        label="Satu hal yang diubah lebih dulu"
        maxLength={400}
        isLong
        value={data.next}
        onChange={(next) => onChange({ ...data, next })}
      />
      <section aria-labelledby="serah-judul" className="card gap-3 p-5">
        <h2 id="serah-judul" className="text-xl font-bold">
          Untuk diserahkan
        </h2>
        <p>
          Satu ZIP berisi rencana PDF dan Word, angka Excel, proposal P2MW dan PKM-K, dan kalender kiriman.
        </p>
        {missing.length === 0 ? (
          <p className="flex items-center gap-2">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-success" /> Semua langkah sebelumnya
            sudah terisi.
          </p>
        ) : (
          <>
            <p className="font-semibold">Belum selesai:</p>
            <ul className="flex flex-wrap gap-x-4">
              {missing.map(({ step, name }) => (
                <li key={step}>
                  <Link
                    to={memberPaths.ideaStep(ideaId, step)}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {step}. {name}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Button asChild variant="outline" className="self-start">
          <Link to={`${paths.myIdea(ideaId)}?tab=ekspor`}>Ke unduhan dan tautan dosen</Link>
        </Button>
      </section>
    </div>
  );
}
