import { formatWhatsapp } from '@kawanusaha/contracts/phone-number';
import { displaySocialLink, socialLabel, socialNetworks } from '@kawanusaha/contracts/social-links';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import type { Profile } from '../api/get-profile.ts';

/** The information card in view mode (spec §2). */
export function ProfileView({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  const studies = [
    profile.prodi,
    profile.kampus,
    profile.angkatan === null ? null : `angkatan ${profile.angkatan}`,
  ]
    .filter((part) => part !== null)
    .join(', ');
  return (
    <Card>
      <CardHeader className="flex-row items-center justify-between gap-3">
        <CardTitle as="h2" id="informasi-profil" tabIndex={-1}>
          Informasi Profil
        </CardTitle>
        <Button variant="outline" onClick={onEdit}>
          <Pencil aria-hidden />
          Edit Profil
        </Button>
      </CardHeader>
      <CardContent>
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <Item label="Nama Lengkap">{profile.nama_lengkap}</Item>
          <Item label="Username">{profile.username}</Item>
          <Item label="Email">{profile.email}</Item>
          <Item label="WhatsApp">{profile.no_wa === null ? null : formatWhatsapp(profile.no_wa)}</Item>
          <Item label="Kota">{profile.kota}</Item>
          <Item label="Bergabung sejak">{formatLongDate(profile.tanggal_daftar)}</Item>
          <Item label="Kuliah atau sekolah">{studies === '' ? null : studies}</Item>
          <Item label="Deskripsi" wide>
            {profile.deskripsi === null ? null : (
              <span className="whitespace-pre-line">{profile.deskripsi}</span>
            )}
          </Item>
          <Item label="Media sosial" wide>
            <SocialLinks profile={profile} />
          </Item>
        </dl>
      </CardContent>
    </Card>
  );
}

type ItemProps = { label: string; wide?: boolean; children: ReactNode };

function Item({ label, wide = false, children }: ItemProps) {
  return (
    <div className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="mt-0.5 font-medium break-words">{children ?? <Missing />}</dd>
    </div>
  );
}

/** The accounts that were given, each with its network's name; a link only where the stored text is one. */
function SocialLinks({ profile }: { profile: Profile }) {
  const given = socialNetworks.flatMap((network) => {
    const link = profile[network];
    return link === null ? [] : [{ network, link }];
  });
  if (given.length === 0) return <Missing />;
  return (
    <ul className="grid gap-1">
      {given.map(({ network, link }) => (
        <li key={network}>
          {socialLabel(network)}:{' '}
          {link.startsWith('https://') ? (
            <a href={link} target="_blank" rel="nofollow noopener noreferrer" className="link">
              {displaySocialLink(network, link)}
            </a>
          ) : (
            link
          )}
        </li>
      ))}
    </ul>
  );
}

function Missing() {
  return <span className="font-normal text-muted-foreground">Belum diisi</span>;
}
