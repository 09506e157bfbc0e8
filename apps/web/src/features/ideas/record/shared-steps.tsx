import { draftValidationPlan } from '@kawanusaha/contracts/planning/validation-plan';
import { validationPlanSchema } from '@kawanusaha/contracts/planning/validation-plan-schema';
import { readRecord } from '@kawanusaha/contracts/record/idea-record';
import type { StepBlock } from '@kawanusaha/contracts/record/record-step';
import { reportRecord } from '@kawanusaha/contracts/record/report-record';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { Fold } from '../components/fold.tsx';
import type { SharedIdea } from '../saved/api/get-shared-idea.ts';

function Block({ block }: { block: StepBlock }) {
  if (block.kind === 'text') {
    return (
      <div>
        <p className="font-semibold">{block.label}</p>
        <p className="whitespace-pre-line">{block.text}</p>
      </div>
    );
  }
  return (
    <Table aria-label={block.label}>
      <TableHeader>
        <TableRow>
          {block.head.map((name) => (
            <TableHead key={name}>{name}</TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {block.rows.map((row, index) => (
          <TableRow key={index}>
            {row.map((cell, column) => (
              <TableCell key={column} label={block.head[column]}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** What the twelve steps of a shared idea brought, to read. */
export function SharedSteps({ idea }: { idea: SharedIdea }) {
  const plan = validationPlanSchema.safeParse(idea.plan);
  const steps = reportRecord(readRecord(idea.steps), {
    title: idea.title,
    result: idea.result,
    plan: plan.success ? plan.data : draftValidationPlan(idea.result),
  });
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="langkah-judul" className="mt-10 max-w-reading">
      <h2 id="langkah-judul" className="mb-4 text-2xl font-bold">
        Catatan 12 langkah
      </h2>
      {steps.map(({ step, name, blocks }) => (
        <Fold key={step} title={`${step}. ${name}`}>
          <div className="flex flex-col gap-4">
            {blocks.map((block) => (
              <Block key={block.label} block={block} />
            ))}
          </div>
        </Fold>
      ))}
    </section>
  );
}
