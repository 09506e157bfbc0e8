import { zodResolver } from '@hookform/resolvers/zod';
import { projectFormSchema } from '@kawanusaha/contracts/project';

/** Judges the listing's form; with it comes the library of rules. */
export const projectResolver = zodResolver(projectFormSchema);
