import { pictureMimeTypes, projectPictureBucket } from '@kawanusaha/contracts/storage';
import { ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { projectPictureSources } from '#lib/pictures/picture-sources.ts';
import { useObjectUrl } from '#lib/pictures/use-object-url.ts';
import { useSession } from '#lib/session/use-session.ts';
import { projectMessages as messages } from '../messages.ts';

type Props = {
  id: string;
  value: string | null;
  onChange: (path: string | null) => void;
  /** Told while a picture is on its way, so that the form waits for it. */
  onBusy: (isBusy: boolean) => void;
};

/** The project's picture: uploaded as soon as it is chosen, so that sending the form later takes no time. Optional. */
export function ProjectPictureField({ id, value, onChange, onBusy }: Props) {
  const { user } = useSession();
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController | null>(null);
  const preview = useObjectUrl(file);
  useEffect(() => () => upload.current?.abort(), []);

  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (chosen === undefined || user === null) return;
    upload.current?.abort();
    const controller = new AbortController();
    upload.current = controller;
    setFile(chosen);
    setProblem('');
    setShare(0);
    onBusy(true);
    try {
      const { uploadPicture } = await import('#lib/pictures/upload-picture.ts');
      const path = await uploadPicture({
        bucket: projectPictureBucket,
        userId: user.id,
        file: chosen,
        onProgress: setShare,
        signal: controller.signal,
      });
      onChange(path);
    } catch (error) {
      if (controller.signal.aborted) return;
      setFile(null);
      setProblem(error instanceof Error ? error.message : messages.pictureFailed);
    } finally {
      if (upload.current === controller) {
        setShare(null);
        onBusy(false);
      }
    }
  };
  const remove = (): void => {
    upload.current?.abort();
    setShare(null);
    onBusy(false);
    setFile(null);
    setProblem('');
    onChange(null);
    inputRef.current?.focus();
  };

  const stored = value === null ? null : projectPictureSources(value);
  const picture =
    preview === null
      ? stored && {
          sources: { ...stored, sizes: '(min-width: 768px) 42rem, 92vw' },
          alt: 'Gambar proyek',
        }
      : { sources: { src: preview }, alt: 'Pratinjau gambar proyek' };

  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="mb-1.5 font-medium">
        Gambar Proyek<span className="font-normal text-muted-foreground"> (opsional)</span>
      </legend>
      {picture ? (
        <div className="relative mb-3 overflow-hidden rounded-lg border border-border">
          <img
            {...picture.sources}
            alt={picture.alt}
            width={640}
            height={360}
            decoding="async"
            className="aspect-video w-full bg-muted object-cover"
          />
          {share === null ? null : (
            <div className="absolute inset-x-0 bottom-0 bg-card px-4 py-3">
              <Progress label="Mengunggah gambar" value={Math.round(share * 100)} max={100} />
            </div>
          )}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <label className="btn btn-outline cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring">
          <ImageUp aria-hidden />
          {picture ? 'Ganti gambar' : 'Pilih gambar'}
          <input
            ref={inputRef}
            type="file"
            accept={pictureMimeTypes.join(',')}
            disabled={user === null}
            className="sr-only"
            onChange={(event) => void choose(event)}
          />
        </label>
        {picture ? (
          <Button variant="ghost" onClick={remove}>
            <Trash2 aria-hidden />
            Hapus gambar
          </Button>
        ) : null}
      </div>
      <p role="status" className="mt-1.5 text-sm text-muted-foreground">
        {share === null
          ? value === null
            ? 'Tampil di kartu dan halaman proyek, dipotong 16:9. JPG, PNG, atau WebP.'
            : 'Gambar siap. Simpan formulir agar tampil.'
          : 'Mengunggah gambar...'}
      </p>
      <div role="alert">{problem === '' ? null : <FieldError>{problem}</FieldError>}</div>
    </fieldset>
  );
}
