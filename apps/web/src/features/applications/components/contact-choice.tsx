import { formatWhatsapp } from '@kawanusaha/contracts/phone-number';
import { Link } from 'react-router';
import { RadioGroup, RadioGroupItem } from '#components/ui/radio-group.tsx';
import { paths } from '#config/paths.ts';
import type { OwnProfile } from '#lib/profile/get-own-profile.ts';
import { applicationMessages as messages } from '../messages.ts';

type Props = {
  profile: OwnProfile;
  /** Below 18 no user sees number and e-mail. */
  isYoung: boolean;
  isViaMessages: boolean;
  onChange: (isViaMessages: boolean) => void;
};

/** Whether the owner sees the applicant's number from the start, as specified, or after the two have written to each other. */
export function ContactChoice({ profile, isYoung, isViaMessages, onChange }: Props) {
  if (isYoung) return <p className="rounded-md bg-muted p-4 text-sm">{messages.alwaysByMessages}</p>;
  return (
    <RadioGroup legend="Kontak Anda">
      <RadioGroupItem
        name="kontak"
        checked={!isViaMessages}
        onChange={() => onChange(false)}
        label={messages.numberVisible}
        description={<SharedDetails profile={profile} />}
      />
      <RadioGroupItem
        name="kontak"
        checked={isViaMessages}
        onChange={() => onChange(true)}
        label={messages.messagesFirst}
        description={messages.messagesFirstHint}
      />
    </RadioGroup>
  );
}

/** What the owner will learn about the applicant, before it is sent. */
function SharedDetails({ profile }: { profile: OwnProfile }) {
  const details = [
    profile.nama_lengkap,
    profile.email,
    profile.no_wa === null ? null : formatWhatsapp(profile.no_wa),
  ];
  return (
    <span className="break-words">
      Pemilik proyek akan melihat kontak Anda:{' '}
      <span className="font-semibold">{details.filter(Boolean).join(', ')}</span>.{' '}
      <Link to={paths.profile} className="link">
        Ubah
      </Link>
    </span>
  );
}
