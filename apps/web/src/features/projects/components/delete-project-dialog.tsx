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

/** Asks before a project is deleted. */
export function DeleteProjectDialog({ project, ...told }: Props) {
  return (
    <DeleteListingDialog
      listing={project && { ...project, name: project.project_name }}
      texts={projectMessages}
      remove={deleteProject}
      {...told}
    />
  );
}
