import type { KeptStep, StepData } from '@kawanusaha/contracts/record/idea-record';
import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { StepToolProps } from '../step-tool.ts';

/** Each tool is a file by itself: a phone loads the one of the open step. */
const tools: { [Step in KeptStep]: ComponentType<StepToolProps<Step>> } = {
  2: lazy(async () => ({ default: (await import('./interview-tool.tsx')).InterviewTool })),
  3: lazy(async () => ({ default: (await import('./market-tool.tsx')).MarketTool })),
  4: lazy(async () => ({ default: (await import('./team-tool.tsx')).TeamTool })),
  5: lazy(async () => ({ default: (await import('./experiment-tool.tsx')).ExperimentTool })),
  6: lazy(async () => ({ default: (await import('./price-tool.tsx')).PriceTool })),
  7: lazy(async () => ({ default: (await import('./cash-tool.tsx')).CashTool })),
  8: lazy(async () => ({ default: (await import('./name-tool.tsx')).NameTool })),
  9: lazy(async () => ({ default: (await import('./posts-tool.tsx')).PostsTool })),
  10: lazy(async () => ({ default: (await import('./permits-tool.tsx')).PermitsTool })),
  11: lazy(async () => ({ default: (await import('./book-tool.tsx')).BookTool })),
  12: lazy(async () => ({ default: (await import('./review-tool.tsx')).ReviewTool })),
};

type AnyProps = Omit<StepToolProps<KeptStep>, 'data' | 'onChange'> & {
  step: KeptStep;
  data: StepData[KeptStep];
  onChange: (data: StepData[KeptStep]) => void;
};

/** The tool of one step. */
export function StepTool({ step, ...props }: AnyProps) {
  // Data and tool belong to the same step; the compiler does not follow that through the table.
  const Tool = tools[step] as ComponentType<Omit<AnyProps, 'step'>>;
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full" />}>
      <Tool {...props} />
    </Suspense>
  );
}
