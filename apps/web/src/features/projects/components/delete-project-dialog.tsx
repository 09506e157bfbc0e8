import { DeleteListingDialog } from '#components/delete-listing-dialog.tsx';
import { deleteProject } from '../api/delete-project.ts';
import { projectMessages } from '../messages.ts';
import type { ProjectRow } from '../project-row.ts';

type Props = {
  /** The project in question; null keeps the dialog closed. */
  project: ProjectRow | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a project is deleted (spec §6). */
export function DeleteProjectDialog({ project, ...rest }: Props) {
  const listing =
    project === null ? null : { id: project.id, name: project.project_name, ownerId: project.user_id };
  return <DeleteListingDialog listing={listing} words={projectMessages} remove={deleteProject} {...rest} />;
}
