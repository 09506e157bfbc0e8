import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import type { Profile } from '../api/get-profile.ts';

/** Who one is: initials, name, username, plan, and since when. */
export function ProfileHeader({ profile }: { profile: Profile }) {
  return (
    <header className="mb-8 flex flex-wrap items-center gap-4 sm:gap-5">
      <Avatar name={profile.nama_lengkap} className="size-16 text-xl sm:size-20 sm:text-2xl" />
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
