import { DeleteListing } from '#components/delete-listing.tsx';
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
export function DeleteProject({ project, ...told }: Props) {
  return (
    <DeleteListing
      listing={project && { ...project, name: project.project_name }}
      texts={projectMessages}
      remove={deleteProject}
      {...told}
    />
  );
}
