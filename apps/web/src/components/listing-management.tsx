import { Link } from 'react-router';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { useSession } from '#lib/session/use-session.ts';

type Props = {
  ownerId: string;
  /** What it is and its name, such as `proyek Kopi Keliling`. */
  what: string;
  editPath: string;
  adminLabel: string;
  onDelete: () => void;
};

/** Editing and deleting a listing, for the owner; deleting, for an admin (spec §6). Nothing for others. */
export function ListingManagement({ ownerId, what, editPath, adminLabel, onDelete }: Props) {
  const session = useSession();
  const isOwner = session.user?.id === ownerId;
  if (!isOwner && !session.isAdmin) return null;
  return (
    <div className="flex flex-wrap items-center gap-1">
      {isOwner ? (
        <Button asChild variant="ghost" size="sm">
          <Link to={editPath} aria-label={`Edit ${what}`}>
            Edit
          </Link>
        </Button>
      ) : (
        <Badge variant="warning">{adminLabel}</Badge>
      )}
      <Button
        variant="ghost"
        size="sm"
        className="text-destructive"
        onClick={onDelete}
        aria-label={`Hapus ${what}`}
      >
        Hapus
      </Button>
    </div>
  );
}
