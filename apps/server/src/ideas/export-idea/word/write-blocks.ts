import type { ExportPlan } from '../plan.ts';
import type { PlanBlock } from '../plan-block.ts';
import { cashFlowChart, sensitivityChart } from './plan-charts.ts';
import {
  type Block,
  bullets,
  caption,
  heading,
  hint,
  note,
  numbered,
  paragraph,
  subject,
} from './word-parts.ts';
import { wordTable } from './word-table.ts';

/**
 * The blocks of a plan as parts of a Word document.
 * @param width of the text of a page, in twips
 */
export function toWordBlocks(blocks: readonly PlanBlock[], plan: ExportPlan, width: number): Block[] {
  return blocks.flatMap((block, index): Block[] => {
    switch (block.kind) {
      case 'heading':
        return [heading(block.text, block.level, block.isOnNewPage)];
      case 'paragraph':
        return [paragraph(block.text)];
      case 'note':
        return [note(block.text, blocks[index + 1]?.kind === 'chart')];
      case 'hint':
        return [hint(block.text)];
      case 'caption':
        return [caption(block.text)];
      case 'bullets':
        return bullets(block.items);
      case 'numbered':
        return numbered(block.items, index + 1);
      case 'subject':
        return subject(block.name, block.text);
      case 'table':
        return [
          wordTable(block.table, {
            width,
            hasTotal: block.hasTotal,
            ...(block.shares === undefined ? {} : { shares: block.shares }),
          }),
        ];
      case 'chart':
        return [block.chart === 'cash' ? cashFlowChart(plan) : sensitivityChart(plan)];
    }
  });
}
