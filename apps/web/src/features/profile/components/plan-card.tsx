import type { Plan } from '@kawanusaha/contracts/business';
import { Link } from 'react-router';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { paths } from '#config/paths.ts';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { usePremiumPrice } from '#lib/use-premium-price.ts';

/** The plan (spec §2): Gratis with the way to Premium, or Premium with the way to what it opens. */
export function PlanCard({ paket }: { paket: Plan }) {
  const price = usePremiumPrice();
  const isPremium = paket === 'Premium';
  return (
    <Card>
      <CardHeader className="flex-row items-center justify-between gap-3">
        <CardTitle as="h2">Paket Anda</CardTitle>
        <Badge variant={isPremium ? 'accent' : 'secondary'}>{paket}</Badge>
      </CardHeader>
      <CardContent className="grid gap-4">
        <p className="text-muted-foreground">
          {isPremium
            ? 'Anda sudah Premium, berlaku selamanya. Semua fitur terbuka untuk Anda.'
            : `Buka semua fitur dengan sekali bayar ${formatRupiah(price)}, berlaku selamanya.`}
        </p>
        <Button asChild variant={isPremium ? 'secondary' : 'accent'}>
          <Link to={isPremium ? paths.premiumAccess : paths.pricing}>
            {isPremium ? 'Buka Akses Premium' : 'Upgrade ke Premium'}
          </Link>
        </Button>
      </CardContent>
    </Card>
  );
}
