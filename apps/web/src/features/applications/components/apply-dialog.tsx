import { applicationMessageMaxLength, applicationMessageSchema } from '@kawanusaha/contracts/application';
import { formatWhatsapp } from '@kawanusaha/contracts/phone-number';
import { useEffect, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Field } from '#components/ui/field.tsx';
import { RadioGroup, RadioGroupItem } from '#components/ui/radio-group.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { connectionAdvice } from '#lib/api/connection-advice.ts';
import { formatNumber } from '#lib/format-number.ts';
import { clearDraft, readDraft, writeDraft } from '#lib/forms/draft-storage.ts';
import { getOwnProfile, type OwnProfile } from '#lib/profile/get-own-profile.ts';
import { noteApplied } from '#lib/session/applied-projects.ts';
import { useSession } from '#lib/session/use-session.ts';
import { forgetWanted } from '#lib/session/wanted.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { applyToProject } from '../api/apply-to-project.ts';
import { applicationMessages as messages } from '../messages.ts';

type Props = {
  project: { id: string; project_name: string; owner_name: string };
  onClose: () => void;
};

/** The apply dialog (spec §2, §4): opening loads the profile; success closes and clears the message. */
export function ApplyDialog({ project, onClose }: Props) {
  const session = useSession();
  const userId = session.user?.id ?? null;
  const profile = useLoaded(userId, () => getOwnProfile(userId ?? ''));
  useEffect(() => {
    if (profile.status === 'failed') toast.error(messages.profileFailed);
  }, [profile.status]);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Lamar Project</DialogTitle>
          <DialogDescription>
            <span className="font-semibold text-foreground">{project.project_name}</span> ·{' '}
            {project.owner_name}
          </DialogDescription>
        </DialogHeader>
        {profile.status === 'loading' ? <ProfileSkeleton /> : null}
        {profile.status === 'failed' ? (
          <ErrorState title={messages.profileFailed} onRetry={profile.reload} />
        ) : null}
        {profile.status === 'ready' && userId !== null ? (
          <ApplyForm project={project} userId={userId} profile={profile.value} onClose={onClose} />
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

type FormProps = Props & { userId: string; profile: OwnProfile };

function ApplyForm({ project, userId, profile, onClose }: FormProps) {
  const draftKey = `lamar:${project.id}`;
  const [message, setMessage] = useState(() => String(readDraft(draftKey).message ?? ''));
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isViaMessages, setViaMessages] = useState(false);
  const [isSending, setIsSending] = useState(false);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = applicationMessageSchema.safeParse(message);
    setProblem(parsed.error?.issues[0]?.message);
    setFailure(null);
    if (!parsed.success) {
      document.getElementById('lamar-pesan')?.focus();
      return;
    }
    setIsSending(true);
    const failed = await applyToProject({
      project_id: project.id,
      applicant_id: userId,
      applicant_name: profile.nama_lengkap,
      applicant_email: profile.email,
      applicant_whatsapp: profile.no_wa,
      application_message: parsed.data,
      ...(isViaMessages ? { via_messages: true } : {}),
    }).catch((error: unknown) => ({ kind: 'failed' as const, reason: connectionAdvice(error) }));
    setIsSending(false);
    if (failed === null) {
      clearDraft(draftKey);
      setMessage('');
      noteApplied(userId, project.id, true);
      forgetWanted();
      toast.success(messages.sent);
      onClose();
      return;
    }
    if (failed.kind === 'already-applied') noteApplied(userId, project.id, true);
    const title = failed.kind === 'already-applied' ? messages.alreadyApplied : messages.sendFailed;
    setFailure([title, failed.reason].filter(Boolean).join('. '));
    toast.error(title, failed.reason);
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
      <ContactChoice profile={profile} isViaMessages={isViaMessages} onChange={setViaMessages} />
      <Field
        label="Pesan untuk pemilik proyek"
        id="lamar-pesan"
        required
        error={problem}
        help={`${formatNumber(message.length)} dari ${formatNumber(applicationMessageMaxLength)} karakter`}
      >
        <Textarea
          rows={5}
          value={message}
          placeholder="Apa yang bisa Anda bantu, contoh hasil kerja, dan kapan Anda punya waktu."
          onChange={(event) => {
            setMessage(event.target.value);
            writeDraft(draftKey, { message: event.target.value });
            if (problem)
              setProblem(applicationMessageSchema.safeParse(event.target.value).error?.issues[0]?.message);
          }}
        />
      </Field>
      {failure === null ? null : (
        <Alert variant="destructive">
          <AlertDescription>
            {failure}
            {failure === messages.alreadyApplied ? (
              <>
                {' '}
                <Link to={paths.myApplications} className="font-semibold underline">
                  Lihat lamaran saya
                </Link>
              </>
            ) : null}
          </AlertDescription>
        </Alert>
      )}
      <p className="text-sm text-muted-foreground">
        Jangan mengirim uang atau foto KTP kepada siapa pun. KawanUsaha tidak bertanggung jawab atas penipuan.
      </p>
      <DialogFooter>
        <DialogClose className="btn btn-outline" disabled={isSending}>
          Batal
        </DialogClose>
        <Button type="submit" loading={isSending}>
          {isSending ? 'Mengirim...' : 'Kirim Lamaran'}
        </Button>
      </DialogFooter>
    </form>
  );
}

type ChoiceProps = {
  profile: OwnProfile;
  isViaMessages: boolean;
  onChange: (isViaMessages: boolean) => void;
};

/** Whether the owner sees the applicant's number from the start, as specified, or after the two have written to each other. */
function ContactChoice({ profile, isViaMessages, onChange }: ChoiceProps) {
  return (
    <RadioGroup legend="Kontak Anda">
      <RadioGroupItem
        name="kontak"
        checked={!isViaMessages}
        onChange={() => onChange(false)}
        label={messages.numberVisible}
        description={<SharedDetails profile={profile} />}
      />
      <RadioGroupItem
        name="kontak"
        checked={isViaMessages}
        onChange={() => onChange(true)}
        label={messages.messagesFirst}
        description={messages.messagesFirstHint}
      />
    </RadioGroup>
  );
}

/** What the owner will learn about the applicant, before it is sent. */
function SharedDetails({ profile }: { profile: OwnProfile }) {
  const details = [
    profile.nama_lengkap,
    profile.email,
    profile.no_wa === null ? null : formatWhatsapp(profile.no_wa),
  ];
  return (
    <span className="break-words">
      Pemilik proyek akan melihat kontak Anda:{' '}
      <span className="font-semibold">{details.filter(Boolean).join(', ')}</span>.{' '}
      <Link to={paths.profile} className="link">
        Ubah
      </Link>
    </span>
  );
}

function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingMessage>Memuat profil…</LoadingMessage>
      <Skeleton className="h-20 rounded-md" />
      <Skeleton className="h-6 w-56" />
      <Skeleton className="h-32 rounded-md" />
    </div>
  );
}
