import { Bookmark, BookmarkCheck, UserSearch, Users } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { rememberReturnPath } from '#lib/session/return-path.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useSaveIdea } from '../api/save-idea.ts';
import type { ShownIdea } from '../generator/generator-state.ts';
import { findContactLink, findTeamLink } from '../idea-links.ts';
import type { IdeaRequest } from '@kawanusaha/contracts/idea';
import type { IdeaBasis } from '@kawanusaha/contracts/scoring/rescore-idea';

type IdeaActionsProps = {
  idea: ShownIdea;
  request: IdeaRequest;
  /** As it first came, while the assumptions differ. */
  first: IdeaBasis | undefined;
  savedId: string | undefined;
  onSaved: (id: string) => void;
};

/** What to do with an idea next: keep it, find a team, find who has the missing skill. */
export function IdeaActions({ idea, request, first, savedId, onSaved }: IdeaActionsProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { run, isPending: isSaving } = useSaveIdea(onSaved);

  const handleSave = () => {
    if (status === 'anonymous') {
      rememberReturnPath(pathname);
      toast.info('Masuk untuk menyimpan', 'Ide ini tetap ada saat Anda kembali.');
      void navigate(paths.login);
      return;
    }
    void run({ request, result: { ...idea, first } });
  };

  return (
    <div className="flex flex-wrap gap-3">
      {savedId === undefined ? (
        <Button onClick={handleSave} loading={isSaving}>
          {isSaving ? null : <Bookmark aria-hidden />}
          {isSaving ? 'Menyimpan...' : 'Simpan Ide'}
        </Button>
      ) : (
        <Button asChild variant="secondary">
          <Link to={paths.myIdea(savedId)}>
            <BookmarkCheck aria-hidden />
            Buka di Ide Saya
          </Link>
        </Button>
      )}
      <Button asChild variant="outline">
        <Link to={findTeamLink(idea)}>
          <Users aria-hidden />
          Cari anggota tim
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={findContactLink(idea)}>
          <UserSearch aria-hidden />
          Cari relasi {idea.missingSkill}
        </Link>
      </Button>
    </div>
  );
}
