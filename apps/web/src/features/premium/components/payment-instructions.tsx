import type { PaymentInstructions as Instructions } from '@kawanusaha/contracts/payment';
import { Copy } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { cn } from '#lib/cn.ts';
import { messages } from '../messages.ts';

/** Names and numbers to pay with, in the order in which an ATM asks for them. */
export function toPayableNumbers(instructions: Instructions): { label: string; value: string }[] {
  const { va_numbers, permata_va_number, bill_key, biller_code, payment_code, store } = instructions;
  return [
    ...(va_numbers ?? []).map(({ bank, va_number }) => ({
      label: `Nomor Virtual Account ${bank.toUpperCase()}`,
      value: va_number,
    })),
    ...(permata_va_number ? [{ label: 'Nomor Virtual Account Permata', value: permata_va_number }] : []),
    ...(biller_code ? [{ label: 'Kode perusahaan', value: biller_code }] : []),
    ...(bill_key ? [{ label: 'Nomor tagihan', value: bill_key }] : []),
    ...(payment_code
      ? [
          {
            label: `Kode pembayaran${store ? ` ${store.replace(/^./, (letter) => letter.toUpperCase())}` : ''}`,
            value: payment_code,
          },
        ]
      : []),
  ];
}

/** Four digits at a time, as on a bank card: easier to read and to compare. */
const inGroups = (value: string): string => value.replaceAll(/(.{4})(?=.)/g, '$1 ');

async function copy(value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    toast.success(messages.copied);
  } catch {
    toast.error(messages.copyFailed);
  }
}

/** The numbers of a pending payment, each with a copy button. */
export function PaymentInstructions({ instructions }: { instructions: Instructions }) {
  const numbers = toPayableNumbers(instructions);
  if (numbers.length === 0) return null;
  return (
    <dl className={cn('grid gap-4', numbers.length > 1 && 'sm:grid-cols-2')}>
      {numbers.map(({ label, value }) => (
        <div key={label} className="rounded-md bg-muted p-4">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="mt-1 flex items-center justify-between gap-3">
            <span className="figures text-xl font-bold">{inGroups(value)}</span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Salin ${label}`}
              onClick={() => void copy(value)}
            >
              <Copy aria-hidden />
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
