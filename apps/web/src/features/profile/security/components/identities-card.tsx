import type { UserIdentity } from '@supabase/supabase-js';
import { ProviderMark } from '#components/provider-mark.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { providerName } from '#lib/provider-name.ts';
import { usePublicConfig } from '#lib/use-public-config.ts';
import { useLinkIdentity } from '../api/link-identity.ts';
import { useIdentities } from '../api/list-identities.ts';
import { useUnlinkIdentity } from '../api/unlink-identity.ts';

/** Linked ways to sign in; shown only where there is a choice, so where a provider is configured or linked. */
export function IdentitiesCard() {
  const offered = usePublicConfig()?.signInProviders ?? [];
  const identities = useIdentities();
  const unlink = useUnlinkIdentity();
  const link = useLinkIdentity();
  const linked = identities.data ?? [];
  const missing = offered.filter((provider) => !linked.some((identity) => identity.provider === provider));
  if (!identities.isSuccess || (offered.length === 0 && linked.length < 2)) return null;

  return (
    <Card>
      <CardHeader>
        <CardTitle>Cara masuk</CardTitle>
        <CardDescription>Akun lain yang tertaut dan bisa dipakai untuk masuk.</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-4">
        <ul className="grid divide-y divide-border">
          {linked.map((identity) => (
            <IdentityRow
              key={identity.identity_id}
              identity={identity}
              removable={linked.length > 1 && identity.provider !== 'email'}
              removing={unlink.input?.identity_id === identity.identity_id}
              onRemove={() => void unlink.run(identity)}
            />
          ))}
        </ul>
        {missing.map((provider) => (
          <Button
            key={provider}
            variant="outline"
            className="justify-self-start"
            loading={link.input === provider}
            onClick={() => void link.run(provider)}
          >
            <ProviderMark provider={provider} />
            Tautkan {providerName(provider)}
          </Button>
        ))}
      </CardContent>
    </Card>
  );
}

type IdentityRowProps = {
  identity: UserIdentity;
  removable: boolean;
  removing: boolean;
  onRemove: () => void;
};

function IdentityRow({ identity, removable, removing, onRemove }: IdentityRowProps) {
  const name = providerName(identity.provider);
  const address: unknown = identity.identity_data?.['email'];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        {typeof address === 'string' ? (
          <p className="text-sm break-all text-muted-foreground">{address}</p>
        ) : null}
      </div>
      {removable ? (
        <Button variant="ghost" size="sm" loading={removing} onClick={onRemove} aria-label={`Lepas ${name}`}>
          Lepas
        </Button>
      ) : null}
    </li>
  );
}
