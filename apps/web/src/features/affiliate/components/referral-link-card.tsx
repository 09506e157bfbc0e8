import { Copy, MessageCircle } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { Input } from '#components/ui/input.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { toast } from '#components/ui/toast.ts';
import type { CoinRules } from '../api/get-coin-rules.ts';
import { useReferralQr } from '../api/get-referral-qr.ts';
import { messages, rewardSentence } from '../messages.ts';
import { referralLink, whatsappShareLink } from '../referral-link.ts';

async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.success(messages.linkCopied);
  } catch {
    toast.error(messages.copyFailed);
  }
}

type ReferralLinkCardProps = { userId: string; code: string; rules: CoinRules };

/** Code, link, QR code and the ways to share them. */
export function ReferralLinkCard({ userId, code, rules }: ReferralLinkCardProps) {
  const link = referralLink(window.location.origin, code);
  const qr = useReferralQr(userId);
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2">Ajak teman, dapatkan coin</CardTitle>
        <CardDescription>{rewardSentence(rules)}</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-6 md:grid-cols-[1fr_auto] md:items-start">
        <div className="flex flex-col gap-4">
          <div>
            <p className="text-sm text-muted-foreground">Kode referral</p>
            <p className="figures text-2xl font-bold tracking-widest break-all">{code}</p>
          </div>
          <div className="flex flex-col gap-2">
            <label htmlFor="referral-link" className="text-sm font-medium">
              Link referral
            </label>
            <Input id="referral-link" readOnly value={link} onFocus={(event) => event.target.select()} />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void copyLink(link)}>
              <Copy aria-hidden /> Salin Link
            </Button>
            <a
              href={whatsappShareLink(link)}
              target="_blank"
              rel="noopener noreferrer"
              className="btn btn-outline"
            >
              <MessageCircle aria-hidden /> Bagikan lewat WhatsApp
            </a>
          </div>
        </div>
        <div className="mx-auto w-44">
          {qr.data ? (
            <img
              src={qr.data}
              alt="Kode QR untuk link referral Anda"
              width={176}
              height={176}
              className="rounded-md bg-white p-2"
            />
          ) : (
            <Skeleton className="size-44" />
          )}
          {qr.isError ? <p className="text-sm text-muted-foreground">Kode QR belum dapat dibuat.</p> : null}
        </div>
      </CardContent>
    </Card>
  );
}
