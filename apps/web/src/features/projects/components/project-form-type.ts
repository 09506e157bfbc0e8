import type { ProjectFormValues, ProjectInput } from '@kawanusaha/contracts/project';
import type { UseFormReturn } from 'react-hook-form';

/** The project form, as its steps share it. */
export type ProjectFormState = UseFormReturn<ProjectFormValues, unknown, ProjectInput>;
