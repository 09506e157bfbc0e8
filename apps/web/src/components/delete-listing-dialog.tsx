import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSession } from '#lib/session/use-session.ts';

type Words = Readonly<
  Record<
    | 'deleted'
    | 'deleteFailed'
    | 'deleteTitle'
    | 'deleteConfirm'
    | 'adminDeleteConfirm'
    | 'adminDeleteWarning'
    | 'adminDeleteOutcome',
    string
  >
>;

type Props = {
  /** The listing in question; null keeps the dialog closed. */
  listing: { readonly id: string; readonly name: string; readonly ownerId: string } | null;
  words: Words;
  /** Deletes it: an owner's own, any where the id of the owner is null. */
  remove: (id: string, ownerId: string | null) => Promise<void>;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a project or contact is deleted, and warns an admin whose it is (spec §6). */
export function DeleteListingDialog({ listing, words, remove, onClose, onDeleted }: Props) {
  const session = useSession();
  const isOwner = session.user?.id === listing?.ownerId;

  const confirm = async (): Promise<void> => {
    if (listing === null) return;
    try {
      await remove(listing.id, session.isAdmin ? null : listing.ownerId);
      toast.success(words.deleted);
      onDeleted(listing.id);
    } catch {
      toast.error(words.deleteFailed);
    }
  };

  return (
    <ConfirmDialog
      open={listing !== null}
      title={words.deleteTitle}
      description={
        <>
          <p className="font-semibold text-foreground">{listing?.name}</p>
          <p>{isOwner ? words.deleteConfirm : words.adminDeleteConfirm}</p>
        </>
      }
      actionLabel="Hapus"
      onConfirm={confirm}
      onClose={onClose}
    >
      {isOwner ? null : (
        <Alert variant="warning">
          <AlertDescription>
            {words.adminDeleteWarning}. {words.adminDeleteOutcome}
          </AlertDescription>
        </Alert>
      )}
    </ConfirmDialog>
  );
}
