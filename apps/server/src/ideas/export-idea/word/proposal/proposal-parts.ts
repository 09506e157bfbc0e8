import { TableOfContents } from 'docx';
import type { ExportPlan } from '../../plan.ts';
import { resultTable, scenarioTable } from '../../plan-tables.ts';
import { stepBlocks } from '../../step-blocks.ts';
import { toWordBlocks } from '../write-blocks.ts';
import { type Block, caption, centred, contentsTitle } from '../word-parts.ts';
import { wordTable } from '../word-table.ts';
import type { WordFile } from '../write-word.ts';
import { orBlank, type Proposal } from './proposal-source.ts';
import { proposers } from './team-pages.ts';

/** The end of a cover: who proposes it, of which campus, in which year. */
export const coverEnd = (proposal: Proposal): Block[] => [
  centred('Diusulkan oleh:'),
  ...proposers(proposal),
  centred(`${orBlank(proposal.plan.campus).toUpperCase()}\n${proposal.year}`, true),
];

/**
 * What a plan comes to in a month, its scenarios, and what the step about its price says beside those figures.
 * @param captions of the two tables
 * @param width of the text, in twips
 */
export const resultBlocks = (
  plan: ExportPlan,
  captions: { readonly result: string; readonly scenarios: string },
  width: number,
): Block[] => [
  caption(captions.result),
  wordTable(resultTable(plan), { width, shares: [0.6, 0.4] }),
  caption(captions.scenarios),
  wordTable(scenarioTable(plan), { width, shares: [0.19, 0.22, 0.21, 0.21, 0.17] }),
  // The figures of the step are those of the two tables above.
  ...toWordBlocks(stepBlocks(plan, 6, ['HPP dan harga']), plan, width),
];

type Pages = WordFile['pages'];

/**
 * A proposal as a file: what is said about the template, then cover and contents with Roman numbers, then the rest.
 * @param parts `front` stands before the contents, which list headings down to `deepest`
 */
export const proposalFile = (
  plan: ExportPlan,
  parts: { about: Block[]; front: Block[]; deepest: 1 | 2; rest: Pages },
): WordFile => ({
  title: plan.title,
  author: plan.ownerName,
  look: 'proposal',
  pages: [
    { numbers: 'none', blocks: parts.about },
    {
      numbers: 'roman',
      restarts: true,
      blocks: [
        ...parts.front,
        contentsTitle('DAFTAR ISI'),
        new TableOfContents('Daftar isi', { hyperlink: true, headingStyleRange: `1-${parts.deepest}` }),
      ],
    },
    ...parts.rest,
  ],
});
