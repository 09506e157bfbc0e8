import { Badge } from '#components/ui/badge.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import type { Profile } from '../api/get-profile.ts';
import { ProfilePhoto } from './profile-photo.tsx';

type Props = { userId: string; profile: Profile };

/** Who one is: photo, name, username, plan, and since when. */
export function ProfileHeader({ userId, profile }: Props) {
  return (
    <header className="mb-8 flex flex-wrap items-center gap-5 sm:gap-6">
      <ProfilePhoto userId={userId} profile={profile} />
      <div className="min-w-[min(100%,13rem)] flex-1">
        <p className="text-sm font-semibold text-muted-foreground">Profil Saya</p>
        <h1 className="text-2xl leading-tight font-extrabold break-words sm:text-3xl">
          {profile.nama_lengkap}
        </h1>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
          <span className="break-all">@{profile.username}</span>
          <Badge variant={profile.paket === 'Premium' ? 'accent' : 'secondary'}>{profile.paket}</Badge>
          <span className="text-sm">Bergabung {formatLongDate(profile.tanggal_daftar)}</span>
        </p>
      </div>
    </header>
  );
}
