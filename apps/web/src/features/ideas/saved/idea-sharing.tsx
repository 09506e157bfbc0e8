import { Copy, Link2, Link2Off } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { whatsappShareLink } from '#lib/whatsapp-link.ts';
import { CommentList } from './comment-list.tsx';
import { copyLink } from './copy-link.ts';
import { useIdeaShare } from './api/get-idea-share.ts';
import { useShareIdea } from './api/share-idea.ts';
import { useUnshareIdea } from './api/unshare-idea.ts';

/** A read-only link for a lecturer, with the comments that came through it. */
export function IdeaSharing({ ideaId, title }: { ideaId: string; title: string }) {
  const share = useIdeaShare(ideaId);
  const readAnew = () => void share.refetch();
  const opening = useShareIdea(ideaId, readAnew);
  const closing = useUnshareIdea(ideaId, readAnew);
  if (share.status === 'error')
    return <ErrorState title="Gagal memuat tautan" onRetry={() => void share.refetch()} />;
  if (share.status === 'pending') {
    return (
      <>
        <LoadingMessage>Memuat tautan</LoadingMessage>
        <Skeleton className="h-32 w-full" />
      </>
    );
  }
  const { token, comments } = share.data;
  const url = token === null ? '' : `${window.location.origin}${paths.sharedIdea(token)}`;
  return (
    <div className="max-w-reading">
      <p className="mb-4 text-muted-foreground">
        Siapa pun yang memegang tautan dapat membaca rencana ini dan memberi komentar, tanpa mengubahnya. Anda
        dapat menutupnya kapan saja.
      </p>
      {token === null ? (
        <Button loading={opening.isPending} onClick={() => void opening.run()}>
          <Link2 aria-hidden />
          Buat tautan
        </Button>
      ) : (
        <div className="flex flex-col gap-3">
          <Label htmlFor="tautan-ide">Tautan baca</Label>
          <Input id="tautan-ide" readOnly value={url} onFocus={(event) => event.target.select()} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void copyLink(url)}>
              <Copy aria-hidden />
              Salin tautan
            </Button>
            <Button asChild variant="outline">
              <a
                href={whatsappShareLink(`Mohon pendapat untuk rencana usaha "${title}": ${url}`)}
                target="_blank"
                rel="noopener noreferrer"
              >
                Kirim lewat WhatsApp
              </a>
            </Button>
            <Button variant="ghost" loading={closing.isPending} onClick={() => void closing.run()}>
              <Link2Off aria-hidden />
              Tutup tautan
            </Button>
          </div>
        </div>
      )}
      <h3 className="mt-8 mb-3 text-lg font-bold">Komentar</h3>
      <CommentList comments={comments} empty="Belum ada komentar." />
    </div>
  );
}
