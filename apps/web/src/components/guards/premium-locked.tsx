import { Crown } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { dismissToast, toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { rememberWanted } from '#lib/session/wanted.ts';
import { usePremiumPrice } from '#lib/use-premium-price.ts';
import { Gate } from './gate.tsx';
import { guardMessages } from './messages.ts';

type PremiumLockedProps = { feature: string; headingLevel?: 1 | 2 | undefined };

/** Gate for members of the free plan (spec §6). In: the name of the feature, as in 'Fitur {name} hanya tersedia …'. */
export function PremiumLocked({ feature, headingLevel }: PremiumLockedProps) {
  const { pathname, search } = useLocation();
  const price = usePremiumPrice();
  useEffect(() => {
    rememberWanted({ label: `Lanjutkan ke ${feature}`, path: pathname + search });
    const shown = toast.info(guardMessages.premiumRequired(feature));
    return () => dismissToast(shown);
  }, [feature, pathname, search]);

  return (
    <Gate
      headingLevel={headingLevel}
      icon={<Crown aria-hidden />}
      title="Fitur Premium Terkunci"
      description={`${guardMessages.premiumRequired(feature)}. Sekali bayar ${formatRupiah(price)}, berlaku seumur hidup.`}
      actions={
        <>
          <Button asChild size="lg">
            <Link to={paths.pricing}>Upgrade ke Premium</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={paths.premium}>Lihat isi Premium</Link>
          </Button>
        </>
      }
    />
  );
}
