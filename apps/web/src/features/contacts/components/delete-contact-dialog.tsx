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
import { deleteContact } from '../api/delete-contact.ts';
import type { ContactRow } from '../contact-row.ts';
import { contactMessages as messages } from '../messages.ts';

type Props = {
  /** The contact in question; null keeps the dialog closed. */
  contact: ContactRow | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a contact is deleted, and warns an admin whose it is (spec §6). */
export function DeleteContactDialog({ contact, onClose, onDeleted }: Props) {
  const session = useSession();
  const [isDeleting, setIsDeleting] = useState(false);
  const isOwner = session.user?.id === contact?.user_id;

  const handleDelete = async () => {
    if (contact === null) return;
    setIsDeleting(true);
    try {
      await deleteContact(contact.id, session.isAdmin ? null : contact.user_id);
      toast.success(messages.deleted);
      onDeleted(contact.id);
    } catch {
      toast.error(messages.deleteFailed);
    } finally {
      setIsDeleting(false);
      onClose();
    }
  };

  return (
    <AlertDialog open={contact !== null} onOpenChange={(open) => !open && !isDeleting && onClose()}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>{messages.deleteTitle}</AlertDialogTitle>
          <AlertDialogDescription>
            <p className="font-semibold text-foreground">{contact?.name}</p>
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
