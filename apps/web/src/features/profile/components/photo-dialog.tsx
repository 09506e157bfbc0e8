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
import { photoSources } from '#lib/pictures/picture-sources.ts';
import { useObjectUrl } from '#lib/pictures/use-object-url.ts';
import { useChangePhoto } from '../api/change-photo.ts';
import type { Profile } from '../api/get-profile.ts';

type Props = {
  userId: string;
  profile: Profile;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** 'Foto profil': choose, look at it, save with progress; replace or remove the one there is. Closing it stops an upload. */
export function PhotoDialog({ userId, profile, isOpen, onOpenChange }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const inputRef = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController | null>(null);
  const preview = useObjectUrl(file);
  useEffect(() => () => upload.current?.abort(), []);

  const { run, input, isPending, failure, refuse } = useChangePhoto({
    userId,
    before: profile.foto_path,
    onProgress: setShare,
  });
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    setFile(event.target.files?.[0] ?? null);
    refuse(null);
    // The same file may be chosen again after a failure.
    event.target.value = '';
  };
  const close = (): void => {
    upload.current?.abort();
    setFile(null);
    refuse(null);
    onOpenChange(false);
  };
  const change = async (next: File | null): Promise<void> => {
    upload.current = new AbortController();
    if (await run({ file: next, signal: upload.current.signal })) close();
  };
  const isSaving = input !== undefined && input.file !== null;

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
            <Button variant="outline" disabled={isPending} onClick={() => inputRef.current?.click()}>
              <ImageUp aria-hidden />
              {file !== null || profile.foto_path !== null ? 'Pilih foto lain' : 'Pilih foto'}
            </Button>
            {profile.foto_path === null || file !== null ? null : (
              <Button
                variant="ghost"
                loading={input?.file === null}
                disabled={isPending}
                onClick={() => void change(null)}
              >
                <Trash2 aria-hidden />
                Hapus foto
              </Button>
            )}
          </div>
          {isSaving ? (
            <div className="w-full max-w-64">
              <Progress label="Mengunggah foto" value={Math.round(share * 100)} max={100} />
            </div>
          ) : null}
          <div role="alert">{failure === null ? null : <FieldError>{failure.title}</FieldError>}</div>
        </div>
        <DialogFooter>
          <DialogClose className="btn btn-outline">Batal</DialogClose>
          <Button disabled={file === null || isPending} loading={isSaving} onClick={() => void change(file)}>
            {isSaving ? 'Mengunggah...' : 'Simpan foto'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
