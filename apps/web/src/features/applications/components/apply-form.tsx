import { applicationMessageMaxLength, applicationMessageSchema } from '@kawanusaha/contracts/application';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import { answerSchema } from '@kawanusaha/contracts/screening/screening-answers';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { DialogClose, DialogFooter } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { connectionAdvice } from '#lib/api/connection-advice.ts';
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { clearDraft, readDraft, writeDraft } from '#lib/forms/draft-storage.ts';
import { focusField } from '#lib/forms/focus-field.ts';
import { waitingTexts } from '#lib/offline/wait-for-connection.ts';
import type { OwnProfile } from '#lib/profile/get-own-profile.ts';
import { noteApplied } from '#lib/session/applied-projects.ts';
import { forgetWanted } from '#lib/session/wanted.ts';
import { applyLater } from '../api/apply-later.ts';
import { type Application, applyToProject } from '../api/apply-to-project.ts';
import type { ListingRole } from '../api/list-roles.ts';
import { applicationMessages as messages } from '../messages.ts';
import { soleFreeRole } from '../sole-role.ts';
import { AnswerFields, answerFieldId } from './answer-fields.tsx';
import { ContactChoice } from './contact-choice.tsx';
import { RoleSelect } from './role-select.tsx';

type Props = {
  project: { id: string; project_name: string; owner_name: string };
  onClose: () => void;
  userId: string;
  profile: OwnProfile;
  isYoung: boolean;
  questions: readonly string[];
  roles: readonly ListingRole[];
  /** The owner has changed the questions meanwhile. */
  onQuestionsChanged: () => void;
};

/** The texts of a draft, by question. */
function readAnswers(draftKey: string): Record<string, string> {
  const { answers } = readDraft(draftKey);
  const entries = Object.entries(answers ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** What the applicant fills in and sends; a draft of it stays until it has gone. */
export function ApplyForm({
  project,
  userId,
  profile,
  isYoung,
  questions,
  roles,
  onQuestionsChanged,
  onClose,
}: Props) {
  const draftKey = `lamar:${project.id}`;
  const [message, setMessage] = useState(() => String(readDraft(draftKey).message ?? ''));
  const [problem, setProblem] = useState<string | undefined>();
  const [answers, setAnswers] = useState(() => readAnswers(draftKey));
  const [answerProblems, setAnswerProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isViaMessages, setViaMessages] = useState(false);
  const [roleId, setRoleId] = useState(() => soleFreeRole(roles) ?? '');
  const { run, isPending: isSending } = useOperation(async (application: Application) => {
    const failed = await applyToProject(application).catch((error: unknown) => ({
      kind: 'failed' as const,
      reason: connectionAdvice(error),
      isLost: true,
    }));
    if (failed?.isLost === true && (await applyLater(application, project.project_name))) {
      clearDraft(draftKey);
      toast.info(...waitingTexts);
      onClose();
      return;
    }
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
    if (failed.kind === 'questions-changed') onQuestionsChanged();
    throw new Refusal({ title, detail: failed.reason });
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = applicationMessageSchema.safeParse(message);
    setProblem(parsed.error?.issues[0]?.message);
    setFailure(null);
    const problems = findProblems(questions, answers);
    setAnswerProblems(problems);
    const unanswered = questions.findIndex((question) => problems[question] !== undefined);
    if (!parsed.success || unanswered >= 0) {
      focusField(parsed.success ? answerFieldId(unanswered) : 'lamar-pesan');
      return;
    }
    void run({
      project_id: project.id,
      applicant_id: userId,
      applicant_name: profile.nama_lengkap,
      applicant_email: profile.email,
      applicant_whatsapp: profile.no_wa,
      application_message: parsed.data,
      ...(isViaMessages || isYoung ? { via_messages: true } : {}),
      ...(roleId === '' ? {} : { role_id: roleId }),
      ...(questions.length === 0
        ? {}
        : {
            answers: questions.map((question) => ({ question, answer: answers[question]?.trim() ?? '' })),
          }),
    });
  };
  const keepDraft = (nextMessage: string, nextAnswers: Readonly<Record<string, string>>): void =>
    writeDraft(draftKey, { message: nextMessage, answers: nextAnswers });

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      <ContactChoice
        profile={profile}
        isYoung={isYoung}
        isViaMessages={isViaMessages}
        onChange={setViaMessages}
      />
      <RoleSelect
        id="lamar-peran"
        label={messages.roleWanted}
        none={messages.roleOpen}
        roles={roles}
        value={roleId}
        onChange={setRoleId}
      />
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
            keepDraft(event.target.value, answers);
            if (problem)
              setProblem(applicationMessageSchema.safeParse(event.target.value).error?.issues[0]?.message);
          }}
        />
      </Field>
      <AnswerFields
        questions={questions}
        answers={answers}
        problems={answerProblems}
        onChange={(question, answer) => {
          const next = { ...answers, [question]: answer };
          setAnswers(next);
          keepDraft(message, next);
          if (answerProblems[question] !== undefined) setAnswerProblems(findProblems(questions, next));
        }}
      />
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

/** What is wrong with the answers, by question. */
function findProblems(
  questions: readonly string[],
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const problems = questions.flatMap((question) => {
    const message = answerSchema.safeParse(answers[question] ?? '').error?.issues[0]?.message;
    return message === undefined ? [] : [[question, message] as const];
  });
  return Object.fromEntries(problems);
}
