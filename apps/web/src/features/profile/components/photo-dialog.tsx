import { pictureMimeTypes } from '@kawanusaha/contracts/storage';
import { ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { toast } from '#components/ui/toast.ts';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import { useObjectUrl } from '#lib/pictures/use-object-url.ts';
import { changePhoto } from '../api/change-photo.ts';
import type { Profile } from '../api/get-profile.ts';
import { profileMessages } from '../messages.ts';

type Props = {
  userId: string;
  profile: Profile;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChanged: () => Promise<unknown>;
};

type Work = { kind: 'saving' | 'removing'; share: number };

/** 'Foto profil': choose, look at it, save with progress; replace or remove the one there is. Closing it stops an upload. */
export function PhotoDialog({ userId, profile, isOpen, onOpenChange, onChanged }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController | null>(null);
  const preview = useObjectUrl(file);
  useEffect(() => () => upload.current?.abort(), []);

  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    setFile(event.target.files?.[0] ?? null);
    setProblem('');
    // The same file may be chosen again after a failure.
    event.target.value = '';
  };
  const close = (): void => {
    upload.current?.abort();
    setFile(null);
    setProblem('');
    onOpenChange(false);
  };
  const change = async (next: File | null): Promise<void> => {
    const controller = new AbortController();
    const kind = next === null ? 'removing' : 'saving';
    upload.current = controller;
    setProblem('');
    setWork({ kind, share: 0 });
    try {
      await changePhoto({
        userId,
        before: profile.foto_path,
        file: next,
        onProgress: (share) => setWork({ kind, share }),
        signal: controller.signal,
      });
      await onChanged();
      toast.success(next === null ? profileMessages.photoRemoved : profileMessages.photoSaved);
      close();
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(error instanceof Error && !('code' in error) ? error.message : profileMessages.photoFailed);
    } finally {
      setWork(null);
    }
  };

  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open ? onOpenChange(true) : close())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Foto profil</DialogTitle>
          <DialogDescription>
            JPG, PNG, atau WebP. Lokasi dan data kamera di dalam foto dihapus sebelum disimpan.
          </DialogDescription>
        </DialogHeader>
        <div className="my-5 flex flex-col items-center gap-4">
          {preview === null ? (
            <Avatar
              name={profile.nama_lengkap}
              photo={photoSources(profile.foto_path)}
              size={160}
              className="size-40 text-4xl"
            />
          ) : (
            <img
              src={preview}
              alt="Pratinjau foto baru"
              width={160}
              height={160}
              className="size-40 rounded-full border border-border object-cover"
            />
          )}
          <input
            ref={inputRef}
            type="file"
            accept={pictureMimeTypes.join(',')}
            aria-label="Pilih berkas foto"
            className="sr-only"
            tabIndex={-1}
            onChange={choose}
          />
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="outline" disabled={work !== null} onClick={() => inputRef.current?.click()}>
              <ImageUp aria-hidden />
              {file !== null || profile.foto_path !== null ? 'Pilih foto lain' : 'Pilih foto'}
            </Button>
            {profile.foto_path === null || file !== null ? null : (
              <Button
                variant="ghost"
                loading={work?.kind === 'removing'}
                disabled={work !== null}
                onClick={() => void change(null)}
              >
                <Trash2 aria-hidden />
                Hapus foto
              </Button>
            )}
          </div>
          {work?.kind === 'saving' ? (
            <div className="w-full max-w-64">
              <Progress label="Mengunggah foto" value={Math.round(work.share * 100)} max={100} />
            </div>
          ) : null}
          <div role="alert">{problem === '' ? null : <FieldError>{problem}</FieldError>}</div>
        </div>
        <DialogFooter>
          <DialogClose className="btn btn-outline">Batal</DialogClose>
          <Button
            disabled={file === null || work !== null}
            loading={work?.kind === 'saving'}
            onClick={() => void change(file)}
          >
            {work?.kind === 'saving' ? 'Mengunggah...' : 'Simpan foto'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
