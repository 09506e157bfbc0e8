import { zodResolver } from '@hookform/resolvers/zod';
import { applicationMessageMaxLength } from '@kawanusaha/contracts/application';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Form } from '#components/forms/form.tsx';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { DialogClose, DialogFooter } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { serverErrorType } from '#lib/forms/list-errors.ts';
import { useFormDraft } from '#lib/forms/use-form-draft.ts';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { waitingTexts } from '#lib/offline/wait-for-connection.ts';
import type { OwnProfile } from '#lib/profile/get-own-profile.ts';
import { applyFormSchema, useApplyToProject } from '../api/apply-to-project.ts';
import type { ListingRole } from '../api/list-roles.ts';
import { applicationMessages as messages } from '../messages.ts';
import { soleFreeRole } from '../sole-role.ts';
import { AnswerFields } from './answer-fields.tsx';
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
  const form = useOperationForm({
    resolver: zodResolver(applyFormSchema),
    defaultValues: {
      message: '',
      answers: questions.map((question) => ({ question, answer: '' })),
      roleId: soleFreeRole(roles) ?? '',
      isViaMessages: false,
    },
  });
  const { register, control, getValues, setValue, setError } = form;
  const { errors } = form.formState;
  const [message, roleId, isViaMessages] = useWatch({
    control,
    name: ['message', 'roleId', 'isViaMessages'],
  });
  const clearDraft = useFormDraft(form, `lamaran:${project.id}`, ['roleId', 'isViaMessages']);
  // A draft, or the owner meanwhile, may have other questions: an answer stays with its own.
  useEffect(() => {
    const written = new Map(getValues('answers').map(({ question, answer }) => [question, answer]));
    const answers = questions.map((question) => ({ question, answer: written.get(question) ?? '' }));
    setValue('answers', answers);
  }, [questions, getValues, setValue]);
  const { run, isPending: isSending } = useApplyToProject(project.project_name, {
    done: (end) => {
      clearDraft();
      if (end === 'waits') toast.info(...waitingTexts);
      else toast.success(messages.sent);
      onClose();
    },
    failed: (kind, sentence) => {
      setError('root', { type: serverErrorType, message: sentence });
      if (kind === 'questions-changed') onQuestionsChanged();
    },
  });
  const problem = errors.root?.message;

  return (
    <Form
      onSubmit={form.sendBy((filled) =>
        run({
          project_id: project.id,
          applicant_id: userId,
          applicant_name: profile.nama_lengkap,
          applicant_email: profile.email,
          applicant_whatsapp: profile.no_wa,
          application_message: filled.message,
          ...(filled.isViaMessages || isYoung ? { via_messages: true } : {}),
          ...(filled.roleId === '' ? {} : { role_id: filled.roleId }),
          ...(questions.length === 0 ? {} : { answers: filled.answers }),
        }),
      )}
    >
      <ContactChoice
        profile={profile}
        isYoung={isYoung}
        isViaMessages={isViaMessages}
        onChange={(next) => setValue('isViaMessages', next)}
      />
      <RoleSelect
        id="lamar-peran"
        label={messages.roleWanted}
        none={messages.roleOpen}
        roles={roles}
        value={roleId}
        onChange={(next) => setValue('roleId', next)}
      />
      <Field
        label="Pesan untuk pemilik proyek"
        id="lamar-pesan"
        required
        error={errors.message?.message}
        help={`${formatNumber(message.length)} dari ${formatNumber(applicationMessageMaxLength)} karakter`}
      >
        <Textarea
          rows={5}
          placeholder="Apa yang bisa Anda bantu, contoh hasil kerja, dan kapan Anda punya waktu."
          {...register('message')}
        />
      </Field>
      <AnswerFields
        questions={questions}
        register={(at) => register(`answers.${at}.answer`)}
        problemOf={(at) => errors.answers?.[at]?.answer?.message}
      />
      {problem === undefined ? null : (
        <Alert variant="destructive">
          <AlertDescription>
            {problem}
            {problem === messages.alreadyApplied ? (
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
    </Form>
  );
}
