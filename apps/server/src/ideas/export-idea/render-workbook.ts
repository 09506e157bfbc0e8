import { writeWorkbook } from '#workbooks/sheets/write-workbook.ts';
import type { ExportPlan } from './plan.ts';
import { assumptionSheet } from './workbook/assumption-sheet.ts';
import { budgetSheet } from './workbook/budget-sheet.ts';
import { cashFlowSheet } from './workbook/cash-flow-sheet.ts';
import { scenarioSheet } from './workbook/scenario-sheet.ts';
import { sensitivitySheet } from './workbook/sensitivity-sheet.ts';
import { canvasSheet, notesSheet, planSheet, stepsSheet } from './workbook/text-sheets.ts';

/** The plan as a workbook whose figures are formulas over the sheet of assumptions. */
export function renderWorkbook(plan: ExportPlan): Promise<Uint8Array> {
  const steps = stepsSheet(plan);
  return writeWorkbook(plan.title, [
    assumptionSheet(plan),
    budgetSheet(),
    cashFlowSheet('base'),
    scenarioSheet(),
    cashFlowSheet('careful'),
    cashFlowSheet('hopeful'),
    sensitivitySheet(),
    planSheet(plan),
    canvasSheet(plan),
    notesSheet(plan),
    ...(steps === null ? [] : [steps]),
  ]);
}
