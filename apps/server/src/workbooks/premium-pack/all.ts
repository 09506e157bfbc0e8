import { balanceSheetTemplate } from './balance-sheet.ts';
import { breakEvenTemplate } from './break-even.ts';
import { canvasesTemplate } from './canvases.ts';
import { cashFlowTemplate } from './cash-flow.ts';
import { contentCalendarTemplate } from './content-calendar.ts';
import { costTemplate } from './cost.ts';
import { invoiceTemplate, receiptTemplate } from './documents.ts';
import { ledgerTemplate } from './ledger.ts';
import { payrollTemplate } from './payroll.ts';
import { profitLossTemplate } from './profit-loss.ts';
import { projectionTemplate } from './projection.ts';
import { proposalBudgetTemplate } from './proposal-budget.ts';
import { stockTemplate } from './stock.ts';
import type { Template } from './template.ts';

/** The 14 workbooks of the pack (spec §9: 14 in 1), in their order. */
export const templates: readonly Template[] = [
  costTemplate,
  breakEvenTemplate,
  cashFlowTemplate,
  profitLossTemplate,
  balanceSheetTemplate,
  ledgerTemplate,
  stockTemplate,
  invoiceTemplate,
  receiptTemplate,
  proposalBudgetTemplate,
  payrollTemplate,
  projectionTemplate,
  canvasesTemplate,
  contentCalendarTemplate,
];
