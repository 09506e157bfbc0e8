import type { ExportPlan } from '../../plan.ts';
import { namedStepBlocks } from '../../step-blocks.ts';
import { type Block, heading, unlistedHeading } from '../word-parts.ts';
import { toWordBlocks } from '../write-blocks.ts';

type Place = { attachment: string; steps: readonly number[]; width: number; isOnNewPage: boolean };

/** The attachment with what the steps brought that have no chapter of their own; nothing where none of them was begun (issue 16 §3). */
export function remainingSteps(plan: ExportPlan, { attachment, steps, width, isOnNewPage }: Place): Block[] {
  const blocks = namedStepBlocks(plan, (step) => steps.includes(step));
  if (blocks.length === 0) return [];
  return [
    heading(`${attachment}. Catatan langkah usaha`, 1, isOnNewPage),
    ...blocks.flatMap((block) =>
      block.kind === 'heading' ? [unlistedHeading(block.text)] : toWordBlocks([block], plan, width),
    ),
  ];
}
