import { useState } from 'react';
import { Link } from 'react-router';
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '#components/ui/sheet.tsx';
import { paths } from '#config/paths.ts';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { rememberWanted } from '#lib/session/wanted.ts';
import { usePremiumPrice } from '#lib/use-premium-price.ts';
import { messages } from '../messages.ts';
import { perks } from '../perks.ts';
import { PaymentButton } from './payment-button.tsx';
import { PerkList } from './perk-list.tsx';

const shownPerks = 4;

type UpgradeSheetProps = { project: { id: string; project_name: string }; onClose: () => void };

/** 'Upgrade untuk Lamar' (spec §6): which project, what it costs and brings, and the payment, in one place. */
export function UpgradeSheet({ project, onClose }: UpgradeSheetProps) {
  const price = usePremiumPrice();
  const [isPaying, setPaying] = useState(false);
  const handleOrder = () =>
    rememberWanted({ label: 'Lanjutkan lamaran', path: `${paths.project(project.id)}?lamar=1` });
  return (
    // The provider's window lies in the page, where an open sheet would cover it.
    <Sheet open={!isPaying} onOpenChange={(open) => !open && !isPaying && onClose()}>
      <SheetContent className="sm:m-auto sm:max-w-lg sm:rounded-lg sm:border">
        <SheetHeader>
          <SheetTitle>Upgrade untuk Lamar</SheetTitle>
          <p className="mt-1 text-muted-foreground">
            Untuk melamar <strong className="text-foreground">{project.project_name}</strong>:{' '}
            {messages.applyLocked}.
          </p>
        </SheetHeader>
        <p>
          <span className="text-3xl font-extrabold">{formatRupiah(price)}</span>{' '}
          <span className="text-muted-foreground">sekali bayar, seumur hidup</span>
        </p>
        <PerkList items={perks.slice(0, shownPerks).map(({ title }) => title)} />
        <PaymentButton size="lg" onStart={handleOrder} onPopup={() => setPaying(true)} onEnd={onClose}>
          Bayar dan lanjut melamar
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
