import { Monitor, Smartphone } from 'lucide-react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { useEndSession } from '../api/end-session.ts';
import { type DeviceSession, useSessions } from '../api/list-sessions.ts';
import { useSignOutOthers } from '../api/sign-out-others.ts';
import { nameDevice } from '#lib/device-name.ts';
import { profileMessages } from '../../messages.ts';

/** Where one is signed in, and the way to sign out there. */
export function SessionsCard() {
  const sessions = useSessions();
  const others = useSignOutOthers();
  const one = useEndSession();
  const hasOthers = sessions.data?.some((session) => !session.is_current) ?? false;

  return (
    <Card>
      <CardHeader>
        <CardTitle>Perangkat aktif</CardTitle>
        <CardDescription>Ada yang tidak Anda kenal? Keluarkan, lalu ganti password.</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-4">
        {sessions.isPending ? (
          <>
            <LoadingMessage>Memuat daftar perangkat</LoadingMessage>
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-14 w-full" />
          </>
        ) : null}
        {sessions.isError ? (
          <ErrorState
            title={profileMessages.sessionsFailed}
            onRetry={() => void sessions.refetch()}
            retrying={sessions.isFetching}
          />
        ) : null}
        {sessions.data === undefined ? null : (
          <ul className="grid divide-y divide-border">
            {sessions.data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                ending={one.input === session.id}
                onEnd={() => void one.run(session.id)}
              />
            ))}
          </ul>
        )}
        {hasOthers ? (
          <Button
            variant="outline"
            className="justify-self-start"
            loading={others.isPending}
            onClick={() => void others.run()}
          >
            Keluar dari Perangkat Lain
          </Button>
        ) : null}
      </CardContent>
    </Card>
  );
}

type SessionRowProps = { session: DeviceSession; ending: boolean; onEnd: () => void };

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { name, isMobile } = nameDevice(session.user_agent);
  const Icon = isMobile ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden className="size-6 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.is_current ? <Badge variant="success">Perangkat ini</Badge> : null}
        </p>
        <p className="text-sm text-muted-foreground">
          Terakhir dipakai {formatTableDateTime(session.last_used_at)}
        </p>
      </div>
      {session.is_current ? null : (
        <Button variant="ghost" size="sm" loading={ending} onClick={onEnd} aria-label={`Keluarkan ${name}`}>
          Keluarkan
        </Button>
      )}
    </li>
  );
}
