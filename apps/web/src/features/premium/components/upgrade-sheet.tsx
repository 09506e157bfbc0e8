import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { ListingPicture } from '#components/listing-picture.tsx';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '#components/ui/sheet.tsx';
import { paths } from '#config/paths.ts';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { PersonSigns } from '@kawanusaha/contracts/reputation';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import { useFreeLeft } from '#lib/session/use-has-applied.ts';
import { useSession } from '#lib/session/use-session.ts';
import { rememberWanted } from '#lib/session/wanted.ts';
import { usePremiumPrice } from '#lib/use-premium-price.ts';
import { messages } from '../messages.ts';
import { perks } from '../perks.ts';
import { PaymentButton } from './payment-button.tsx';
import { PerkList } from './perk-list.tsx';

const shownPerks = 4;

type Wanted = ComponentProps<typeof ListingPicture>['project'] & {
  id: string;
  project_name: string;
  owner_name: string;
  owner_signs?: PersonSigns | null;
};

type UpgradeSheetProps = {
  project: Wanted;
  /** Applies without Premium, where the operator allows some a month. */
  onFree: () => void;
  /** The provider's window is open: the sheet is away until it closes. */
  isPaying: boolean;
  onPaying: (isPaying: boolean) => void;
  onClose: () => void;
};

/** 'Upgrade untuk Lamar' (spec §6): which project, what it costs and brings, and the payment, in one place. */
export function UpgradeSheet({ project, onFree, isPaying, onPaying, onClose }: UpgradeSheetProps) {
  const price = usePremiumPrice();
  // Known since the button was there, which says it, too: nothing comes late and moves the rest.
  const left = useFreeLeft(useSession().user?.id);
  const handleOrder = () =>
    rememberWanted({ label: 'Lanjutkan lamaran', path: `${paths.project(project.id)}?lamar=1` });
  return (
    // The provider's window lies in the page, where an open sheet would cover it.
    <Sheet open={!isPaying} onOpenChange={(open) => !open && !isPaying && onClose()}>
      <SheetContent className="sm:m-auto sm:max-w-lg sm:rounded-lg sm:border">
        <SheetHeader>
          <SheetTitle>Upgrade untuk Lamar</SheetTitle>
          {left > 0 ? null : <p className="mt-1 text-muted-foreground">{messages.applyLocked}.</p>}
        </SheetHeader>
        <WantedProject project={project} />
        {left > 0 ? (
          <Alert variant="success">
            <AlertDescription>
              <p>{messages.freeApplications(left)}</p>
              <Button variant="outline" className="mt-3" onClick={onFree}>
                {messages.applyFree}
              </Button>
            </AlertDescription>
          </Alert>
        ) : null}
        <p>
          <span className="text-3xl font-extrabold">{formatRupiah(price)}</span>{' '}
          <span className="text-muted-foreground max-xs:block">sekali bayar, seumur hidup</span>
        </p>
        <PerkList items={perks.slice(0, shownPerks).map(({ title }) => title)} />
        <PaymentButton
          size="lg"
          className="max-sm:px-2 max-sm:text-base max-[22rem]:text-sm"
          onStart={handleOrder}
          onPopup={() => onPaying(true)}
          onBlocked={() => onPaying(false)}
          onEnd={onClose}
        >
          {`Bayar ${formatRupiah(price)}, lanjut melamar`}
        </PaymentButton>
        <p className="text-center text-sm text-muted-foreground">
          Setelah pembayaran diterima, Anda kembali ke lamaran ini.{' '}
          <Link to={paths.pricing} onClick={handleOrder} className="link">
            Lihat semua isi Premium
          </Link>
        </p>
      </SheetContent>
    </Sheet>
  );
}

/** The project that comes along: its picture, its name, and whose it is. */
function WantedProject({ project }: { project: Wanted }) {
  return (
    <div className="flex items-center gap-3 rounded-lg bg-muted p-2.5">
      <ListingPicture
        project={project}
        sizes="8rem"
        isLazy={false}
        shape="size-16"
        className="shrink-0 rounded-md"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="line-clamp-2 leading-snug font-bold">{project.project_name}</p>
        <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
          <Avatar
            name={project.owner_name}
            photo={photoSources(project.owner_signs?.photo)}
            size={22}
            className="size-5.5 shrink-0 text-[0.625rem]"
          />
          <span className="truncate">{project.owner_name}</span>
        </p>
      </div>
    </div>
  );
}
