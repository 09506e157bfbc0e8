import { caption, heading, type PlanBlock, subject, tableBlock } from './plan-block.ts';
import { type ExportPlan, reportSteps } from './plan.ts';
import { toldToJury } from './told-to-jury.ts';

/** Columns of a step's table by its first head: names and short words narrow, sentences wide. */
const shares: Readonly<Record<string, readonly number[]>> = {
  Pertanyaan: [0.32, 0.15, 0.2, 0.33],
  Hari: [0.17, 0.12, 0.47, 0.24],
};
const sharesOfThree = [0.4, 0.25, 0.35];

type Told = ReturnType<typeof reportSteps>[number]['blocks'];

const tell = (blocks: Told): PlanBlock[] =>
  blocks.flatMap((block) =>
    block.kind === 'text'
      ? [subject(block.label, toldToJury(block.text))]
      : [
          caption(block.label),
          tableBlock(
            block,
            shares[block.head[0] ?? ''] ?? (block.head.length === 3 ? sharesOfThree : undefined),
          ),
        ],
  );

/**
 * What one of the twelve steps brought, for the chapter that it belongs to; nothing where it was not begun (issue 16 §3).
 * @param told labels of what the chapter says already, in tables of its own
 */
export const stepBlocks = (plan: ExportPlan, step: number, told: readonly string[] = []): PlanBlock[] =>
  reportSteps(plan).flatMap((report) =>
    report.step === step ? tell(report.blocks.filter(({ label }) => !told.includes(label))) : [],
  );

/** What several steps brought, each under its own line; nothing where none was begun (issue 16 §3). */
export const namedStepBlocks = (plan: ExportPlan, isListed: (step: number) => boolean): PlanBlock[] =>
  reportSteps(plan).flatMap(({ step, name, blocks }) =>
    isListed(step) ? [heading(`Langkah ${step}: ${name}`, 2), ...tell(blocks)] : [],
  );
