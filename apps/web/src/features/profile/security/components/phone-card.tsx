import { formatWhatsapp } from '@kawanusaha/contracts/phone-number';
import { useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { useFocusAfter } from '#lib/use-focus-after.ts';
import { useOwnPhone } from '../api/get-own-phone.ts';
import { phoneMessages } from '../../messages.ts';
import { PhoneForm } from './phone-form.tsx';

/** The phone in section Keamanan: its state, and the form that verifies it. Only there where the operator asks for one. */
export function PhoneCard() {
  const phone = useOwnPhone();
  const [isOpen, setOpen] = useState(false);
  const title = useFocusAfter<HTMLHeadingElement>(isOpen);
  if (phone.isError) {
    return (
      <ErrorState
        title={phoneMessages.loadFailed}
        onRetry={() => void phone.refetch()}
        retrying={phone.isFetching}
      />
    );
  }
  if (phone.data?.isAsked !== true) return null;
  const { verified } = phone.data;
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <CardTitle ref={title} tabIndex={-1} className="flex flex-wrap items-center gap-2">
            {phoneMessages.title}
            <Badge variant={verified === null ? 'secondary' : 'success'}>
              {verified === null ? phoneMessages.unverified : phoneMessages.verified}
            </Badge>
          </CardTitle>
          <CardDescription className="mt-1">
            {verified === null ? phoneMessages.why : formatWhatsapp(verified)}
          </CardDescription>
        </div>
        {isOpen ? null : (
          <Button variant="outline" onClick={() => setOpen(true)}>
            {verified === null ? 'Buktikan nomor' : 'Ganti nomor'}
          </Button>
        )}
      </CardHeader>
      {isOpen ? (
        <CardContent>
          <PhoneForm onClose={() => setOpen(false)} />
        </CardContent>
      ) : null}
    </Card>
  );
}
