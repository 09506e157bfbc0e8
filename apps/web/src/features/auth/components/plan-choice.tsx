import type { Plan } from '@kawanusaha/contracts/business';
import type { ComponentProps } from 'react';
import { RadioGroup, RadioGroupItem } from '#components/ui/radio-group.tsx';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { usePremiumPrice } from '#lib/use-premium-price.ts';

type PlanChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'value'> & {
  error?: string | undefined;
};

/** Choice between the two plans at sign-up (spec §5). Spread `register('paket')` into it. */
export function PlanChoice({ error, ...field }: PlanChoiceProps) {
  const price = usePremiumPrice();
  const notes: Record<Plan, string> = {
    Gratis: 'Lihat dan daftarkan proyek serta relasi, selamanya gratis.',
    Premium: `${formatRupiah(price)}, sekali bayar untuk selamanya.`,
  };
  return (
    <RadioGroup legend="Paket" required error={error}>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['Gratis', 'Premium'] as const).map((plan) => (
          <RadioGroupItem
            key={plan}
            {...field}
            value={plan}
            // Chosen in the server's HTML, too, where the form does not live yet.
            defaultChecked={plan === 'Gratis'}
            label={plan}
            description={notes[plan]}
          />
        ))}
      </div>
    </RadioGroup>
  );
}
