import { Crown } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { Gate } from './gate.tsx';
import { guardMessages } from './messages.ts';

type PremiumLockedProps = { feature: string; headingLevel?: 1 | 2 | undefined };

/** Gate for members of the free plan (spec §6). In: the name of the feature, as in 'Fitur {name} hanya tersedia …'. */
export function PremiumLocked({ feature, headingLevel }: PremiumLockedProps) {
  useEffect(() => {
    toast.info(guardMessages.premiumRequired(feature));
  }, [feature]);

  return (
    <Gate
      headingLevel={headingLevel}
      icon={<Crown aria-hidden />}
      title="Fitur Premium Terkunci"
      description={`${guardMessages.premiumRequired(feature)}. Sekali bayar, berlaku seumur hidup.`}
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
