import { projectSkills, projectTypes } from '@kawanusaha/contracts/directory';
import * as z from 'zod';
import concepts from '#content/demo/project-concepts.json' with { type: 'json' };

const conceptSchema = z.object({
  type: z.enum(projectTypes),
  /** `{kota}` and `{kampus}` are filled in. */
  name: z.string().min(5),
  description: z.string().min(20),
  skills: z.array(z.enum(projectSkills)).min(1),
  budget: z.string().nullable(),
  timeline: z.string().nullable(),
});

export type ProjectConcept = Readonly<z.infer<typeof conceptSchema>>;

/** What the demo's projects are about, by type; each is listed a few times in different cities by different people. */
export const projectConcepts: readonly ProjectConcept[] = z.array(conceptSchema).parse(concepts);
