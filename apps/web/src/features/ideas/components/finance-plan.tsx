import { BudgetTable } from './budget-table.tsx';
import { CashFlowSection } from './cash-flow-section.tsx';
import { FinanceFigures, type FinanceFiguresProps } from './finance-figures.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import { SensitivitySection } from './sensitivity-section.tsx';

/** The plan's numbers in one piece: assumptions above, everything that follows from them below (issue: computed by code). */
export function FinancePlan(props: FinanceFiguresProps) {
  const { assumptions } = props;
  return (
    <section aria-labelledby="angka-judul" className="flex flex-col gap-6">
      <FinanceFigures {...props} />
      <CashFlowSection assumptions={assumptions} />
      <BudgetTable assumptions={assumptions} />
      <ScenarioTable assumptions={assumptions} />
      <SensitivitySection assumptions={assumptions} />
    </section>
  );
}
