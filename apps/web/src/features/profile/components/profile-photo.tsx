import { Camera } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import type { Profile } from '../api/get-profile.ts';

const PhotoDialog = lazy(() =>
  import('./photo-dialog.tsx').then((module) => ({ default: module.PhotoDialog })),
);

type Props = { userId: string; profile: Profile };

/** The own photo with its button 'Ubah foto'; the dialog comes with the first press. */
export function ProfilePhoto({ userId, profile }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className="relative shrink-0">
      <Avatar
        name={profile.nama_lengkap}
        photo={photoSources(profile.foto_path)}
        size={80}
        className="size-20 text-2xl sm:size-24 sm:text-3xl"
      />
      <button
        type="button"
        aria-label={profile.foto_path === null ? 'Tambah foto profil' : 'Ubah foto profil'}
        className="btn btn-outline btn-icon absolute -right-2 -bottom-2 rounded-full bg-card"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Camera aria-hidden />
      </button>
      {wasOpened ? (
        <Suspense>
          <PhotoDialog userId={userId} profile={profile} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}
