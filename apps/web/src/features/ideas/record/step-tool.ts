import type { Figures } from '@kawanusaha/contracts/finance/change-material';
import type { FigureChange } from '@kawanusaha/contracts/finance/changed-figures';
import type { IdeaRecord, KeptStep, StepData } from '@kawanusaha/contracts/record/idea-record';
import type { StepBasis } from '@kawanusaha/contracts/record/record-step';

/** What the tool of a step is given: what it holds, what is known, and where changes go. */
export type StepToolProps<Step extends KeptStep> = {
  ideaId: string;
  basis: StepBasis;
  /** What the other steps brought. */
  record: IdeaRecord;
  data: StepData[Step];
  onChange: (data: StepData[Step]) => void;
  /** Other figures for the plan; everything that follows them follows. */
  onAssume: (figures: Figures, change?: FigureChange) => void;
  /** Present while there is a change of figures to take back. */
  onUndo: (() => void) | undefined;
  /** Stores at once; false when that failed. */
  saveNow: () => Promise<boolean>;
};
