import type { Incident } from '@kawanusaha/contracts/incident';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import { useState } from 'react';
import { Link } from 'react-router';
import { QueryState } from '#components/lists/query-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { incidentsPath } from '#config/incidents-path.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import { useEndIncident } from '../api/end-incident.ts';
import { type IncidentNotices, useIncidentNotices } from '../api/list-incident-notices.ts';
import { useDeskIncidents } from '../api/list-desk-incidents.ts';
import { messages } from '../../messages.ts';
import { IncidentDialog } from './incident-dialog.tsx';

type RowProps = { incident: Incident; notices: IncidentNotices | undefined; onEdit: () => void };

/** Whether members are told, and how far that has come. */
function describeNotices({ tells_members: tells }: Incident, notices: IncidentNotices | undefined): string {
  if (!tells) return 'anggota tidak diberi tahu';
  if (notices === undefined) return 'anggota akan diberi tahu';
  const count = formatNumber(notices.told);
  return notices.finished_at === null
    ? `${count} anggota sudah diberi tahu, berlanjut`
    : `${count} anggota diberi tahu`;
}

function IncidentRow({ incident, notices, onEdit }: RowProps) {
  const isOver = incident.ended_at !== null;
  const toggle = useEndIncident();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{incident.title}</p>
        <p className="text-sm text-muted-foreground">
          Diketahui {formatTableDateTime(incident.known_at)} · {isOver ? 'selesai' : 'masih ditangani'} ·{' '}
          {describeNotices(incident, notices)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" aria-label={`Ubah ${incident.title}`} onClick={onEdit}>
          Ubah
        </Button>
        <Button
          variant="outline"
          aria-label={`${isOver ? 'Buka lagi' : 'Tandai selesai'}: ${incident.title}`}
          loading={toggle.isPending}
          onClick={() => void toggle.run({ id: incident.id, isOver: !isOver })}
        >
          {isOver ? 'Buka lagi' : 'Tandai selesai'}
        </Button>
      </div>
    </li>
  );
}

/** What happened to data of members, as everybody reads it at /insiden: told here, changed here, never taken back. */
export function IncidentsPart() {
  const incidents = useDeskIncidents();
  const notices = useIncidentNotices();
  const [chosen, setChosen] = useState<Incident | 'new' | null>(null);
  return (
    <section aria-labelledby="incidents-title" className="flex flex-col gap-4">
      <h2 id="incidents-title" className="text-xl font-bold">
        Insiden data
      </h2>
      <p className="max-w-reading text-muted-foreground">
        {messages.incidentsHelp}{' '}
        <Link to={incidentsPath} className="link">
          Lihat halamannya
        </Link>
      </p>
      <QueryState
        query={incidents}
        loadingText="Memuat insiden"
        errorTitle={messages.dataFailed}
        emptyTitle={messages.noIncidents}
      >
        {(rows) => (
          <ul className="divide-y divide-border rounded-xl border border-border px-4">
            {rows.map((incident) => (
              <IncidentRow
                key={incident.id}
                incident={incident}
                notices={notices.data?.get(incident.id)}
                onEdit={() => setChosen(incident)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <div>
        <Button variant="outline" onClick={() => setChosen('new')}>
          Umumkan insiden
        </Button>
      </div>
      {chosen === null ? null : (
        <IncidentDialog incident={chosen === 'new' ? null : chosen} onClose={() => setChosen(null)} />
      )}
    </section>
  );
}
