import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSession } from '#lib/session/use-session.ts';
import { deleteProject } from '../api/delete-project.ts';
import { projectMessages as messages } from '../messages.ts';
import type { ProjectRow } from '../project-row.ts';

type Props = {
  /** The project in question; null keeps the dialog closed. */
  project: ProjectRow | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a project is deleted, and warns an admin whose project it is (spec §6). */
export function DeleteProjectDialog({ project, onClose, onDeleted }: Props) {
  const session = useSession();
  const isOwner = session.user?.id === project?.user_id;

  const remove = async (): Promise<void> => {
    if (project === null) return;
    try {
      await deleteProject(project.id, session.isAdmin ? null : project.user_id);
      toast.success(messages.deleted);
      onDeleted(project.id);
    } catch {
      toast.error(messages.deleteFailed);
    }
  };

  return (
    <ConfirmDialog
      open={project !== null}
      title={messages.deleteTitle}
      description={
        <>
          <p className="font-semibold text-foreground">{project?.project_name}</p>
          <p>{isOwner ? messages.deleteConfirm : messages.adminDeleteConfirm}</p>
        </>
      }
      actionLabel="Hapus"
      onConfirm={remove}
      onClose={onClose}
    >
      {isOwner ? null : (
        <Alert variant="warning">
          <AlertDescription>
            {messages.adminDeleteWarning}. {messages.adminDeleteOutcome}
          </AlertDescription>
        </Alert>
      )}
    </ConfirmDialog>
  );
}
