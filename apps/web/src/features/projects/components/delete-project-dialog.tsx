import { useState } from 'react';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '#components/ui/alert-dialog.tsx';
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
  const [isDeleting, setIsDeleting] = useState(false);
  const isOwner = session.user?.id === project?.user_id;

  const handleDelete = async () => {
    if (project === null) return;
    setIsDeleting(true);
    try {
      await deleteProject(project.id, session.isAdmin ? null : project.user_id);
      toast.success(messages.deleted);
      onDeleted(project.id);
    } catch {
      toast.error(messages.deleteFailed);
    } finally {
      setIsDeleting(false);
      onClose();
    }
  };

  return (
    <AlertDialog open={project !== null} onOpenChange={(open) => !open && !isDeleting && onClose()}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>{messages.deleteTitle}</AlertDialogTitle>
          <AlertDialogDescription>
            <p className="font-semibold text-foreground">{project?.project_name}</p>
            <p>{messages.deleteConfirm}</p>
          </AlertDialogDescription>
        </AlertDialogHeader>
        {isOwner ? null : (
          <Alert variant="warning">
            <AlertDescription>{messages.adminDeleteWarning}</AlertDescription>
          </Alert>
        )}
        <AlertDialogFooter>
          <AlertDialogCancel disabled={isDeleting}>{messages.cancel}</AlertDialogCancel>
          <AlertDialogAction
            variant="destructive"
            loading={isDeleting}
            onClick={(event) => {
              event.preventDefault();
              void handleDelete();
            }}
          >
            Hapus
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
