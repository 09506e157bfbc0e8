import { projectSkills, projectTypes } from '@kawanusaha/contracts/directory';
import type { ProjectFormValues, ProjectInput } from '@kawanusaha/contracts/project';
import type { OwnProfile } from '#lib/profile/get-own-profile.ts';

/** What the form's type select holds before something is chosen; the schema refuses it. */
const noType = '' as ProjectFormValues['project_type'];

const empty: ProjectFormValues = {
  project_name: '',
  project_description: '',
  project_type: noType,
  required_skills: [],
  budget_range: '',
  timeline: '',
  picture_path: null,
  contact_type: 'whatsapp',
  contact_method: '',
  owner_name: '',
  owner_email: '',
  city: '',
  is_remote: false,
  hours_per_week: '',
  reward_type: '',
  seats: '',
  deadline: '',
  questions: [],
};

/** Fields of the form in their order on the page, for the list of errors. */
export const projectFieldOrder = [
  'project_name',
  'project_description',
  'project_type',
  'picture_path',
  'required_skills',
  'seats',
  'hours_per_week',
  'city',
  'is_remote',
  'reward_type',
  'budget_range',
  'timeline',
  'deadline',
  'contact_type',
  'contact_method',
  'owner_name',
  'owner_email',
  'questions',
] as const satisfies readonly (keyof ProjectFormValues)[];

/** Fields that must be filled, for the progress and for the message of spec §5. */
export const requiredProjectFields = [
  'project_name',
  'project_description',
  'project_type',
  'required_skills',
  'contact_method',
  'owner_name',
] as const satisfies readonly (keyof ProjectFormValues)[];

/**
 * A new form, filled in with what the profile tells and from an idea's link or what another app shares (`?nama=&deskripsi=&tautan=&tipe=&keahlian=&jam=&kota=`). Values that the form
 * does not offer are left out.
 * In: the address's query, and the own profile, null for a stranger. Out: the form's values.
 */
export function newProjectValues(params: URLSearchParams, profile: OwnProfile | null): ProjectFormValues {
  const skills = params.getAll('keahlian').flatMap((value) => value.split(','));
  return {
    ...empty,
    contact_method: profile?.no_wa ?? '',
    owner_name: profile?.nama_lengkap ?? '',
    owner_email: profile?.email ?? '',
    city: params.get('kota') ?? profile?.kota ?? '',
    hours_per_week: /^\d{1,2}$/.exec(params.get('jam') ?? '')?.[0] ?? '',
    project_name: params.get('nama') ?? '',
    project_description: [params.get('deskripsi'), params.get('tautan')].filter(Boolean).join('\n\n'),
    project_type: projectTypes.find((type) => type === params.get('tipe')) ?? noType,
    required_skills: projectSkills.filter((skill) => skills.includes(skill)),
  };
}

/** The form's values for an existing listing. */
export function projectValuesOf(project: ProjectInput): ProjectFormValues {
  return {
    project_name: project.project_name,
    project_description: project.project_description,
    project_type: project.project_type,
    required_skills: project.required_skills,
    budget_range: project.budget_range ?? '',
    timeline: project.timeline ?? '',
    picture_path: project.picture_path,
    contact_type: project.contact_type,
    contact_method: project.contact_method,
    owner_name: project.owner_name,
    owner_email: project.owner_email ?? '',
    city: project.city ?? '',
    is_remote: project.is_remote,
    hours_per_week: project.hours_per_week?.toString() ?? '',
    reward_type: project.reward_type ?? '',
    seats: project.seats?.toString() ?? '',
    deadline: project.deadline ?? '',
    questions: project.questions,
  };
}
