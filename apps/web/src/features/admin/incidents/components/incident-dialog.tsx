import type { Incident } from '@kawanusaha/contracts/incident';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { useOperation } from '#lib/api/use-operation.ts';
import { saveIncident } from '../api/save-incident.ts';
import { messages } from '../../messages.ts';

const texts = [
  ['happened', 'Apa yang terjadi'],
  ['data_concerned', 'Data yang terkena'],
  ['our_steps', 'Yang kami lakukan'],
  ['your_steps', 'Yang bisa anggota lakukan'],
] as const;

/** A moment as the field of a form shows it, in the time of this device. */
function toLocal(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Tells of an incident, or changes what was told of it. */
export function IncidentDialog({ incident, onClose }: { incident: Incident | null; onClose: () => void }) {
  const [id] = useState(() => incident?.id ?? crypto.randomUUID());
  const [draft, setDraft] = useState({
    title: incident?.title ?? '',
    happened: incident?.happened ?? '',
    data_concerned: incident?.data_concerned ?? '',
    our_steps: incident?.our_steps ?? '',
    your_steps: incident?.your_steps ?? '',
  });
  const [knownAt, setKnownAt] = useState(() =>
    toLocal(incident === null ? new Date() : new Date(incident.known_at)),
  );
  const [tellsMembers, setTellsMembers] = useState(incident?.tells_members ?? true);
  const [isTried, setIsTried] = useState(false);
  const [isMomentBad, setMomentBad] = useState(false);
  const set = (key: keyof typeof draft, value: string) => setDraft((before) => ({ ...before, [key]: value }));
  const errorOf = (key: keyof typeof draft) =>
    isTried && draft[key].trim().length < 5 ? messages.incidentTextNeeded : undefined;
  const { run, isPending } = useOperation(
    () =>
      saveIncident(
        id,
        { ...draft, known_at: new Date(knownAt).toISOString(), tells_members: tellsMembers },
        incident === null,
      ),
    { done: (isDone) => (isDone ? onClose() : undefined) },
  );
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    const isBad = knownAt === '' || new Date(knownAt) > new Date();
    setMomentBad(isBad);
    if (isBad || Object.values(draft).some((text) => text.trim().length < 5)) return;
    void run();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{incident === null ? 'Umumkan insiden' : 'Ubah insiden'}</DialogTitle>
          <DialogDescription>{messages.incidentFormHelp}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
          <Field label="Judul" required error={errorOf('title')}>
            <Input
              maxLength={150}
              value={draft.title}
              onChange={(event) => set('title', event.target.value)}
            />
          </Field>
          <Field
            label="Kapan kami ketahui"
            required
            error={isMomentBad ? messages.incidentMomentNeeded : undefined}
          >
            <Input
              type="datetime-local"
              value={knownAt}
              onChange={(event) => setKnownAt(event.target.value)}
            />
          </Field>
          {texts.map(([key, label]) => (
            <Field key={key} label={label} required error={errorOf(key)}>
              <Textarea
                rows={4}
                maxLength={4000}
                value={draft[key]}
                onChange={(event) => set(key, event.target.value)}
              />
            </Field>
          ))}
          <Checkbox
            label="Beri tahu semua anggota lewat lonceng dan email"
            help={messages.incidentNoticeHelp}
            checked={tellsMembers}
            disabled={incident?.tells_members === true}
            onChange={(event) => setTellsMembers(event.target.checked)}
          />
          <div>
            <Button type="submit" loading={isPending}>
              {incident === null ? 'Umumkan kepada semua orang' : 'Simpan perubahan'}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
