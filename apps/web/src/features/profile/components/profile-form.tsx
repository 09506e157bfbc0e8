import { zodResolver } from '@hookform/resolvers/zod';
import { profileInputSchema, type ProfileFormValues, type ProfileInput } from '@kawanusaha/contracts/account';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormBanner } from '#components/forms/form-banner.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { toast } from '#components/ui/toast.ts';
import { focusField } from '#lib/forms/focus-field.ts';
import { listErrors, serverErrorType } from '#lib/forms/list-errors.ts';
import { useFormDraft } from '#lib/forms/use-form-draft.ts';
import { renewSession } from '#lib/session/renew-session.ts';
import type { Profile } from '../api/get-profile.ts';
import { updateProfile } from '../api/update-profile.ts';
import { profileMessages } from '../messages.ts';
import { toFormValues } from '../profile-form-values.ts';
import { describeProfileProblem } from '../profile-problem.ts';
import { profileFieldOrder, ProfileFields } from './profile-fields.tsx';

type ProfileFormProps = {
  userId: string;
  profile: Profile;
  onSaved: () => Promise<void>;
  onCancel: () => void;
};

/** The information card in edit mode (spec §2, §5). Saving returns to the view mode. */
export function ProfileForm({ userId, profile, onSaved, onCancel }: ProfileFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<ProfileFormValues, unknown, ProfileInput>({
    resolver: zodResolver(profileInputSchema),
    mode: 'onTouched',
    defaultValues: toFormValues(profile),
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const clearDraft = useFormDraft(form, `profil:${userId}`);

  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      const { emailChangePending } = await updateProfile(userId, input, profile.email ?? '');
      clearDraft();
      // The account menu reads both names from the session.
      if (input.username !== profile.username || input.nama_lengkap !== profile.nama_lengkap)
        await renewSession();
      toast.success(
        profileMessages.updated,
        emailChangePending ? profileMessages.emailChangeSent(input.email) : undefined,
      );
      await onSaved();
    } catch (error) {
      const { message, field } = describeProfileProblem(error);
      toast.error(message);
      if (field === undefined) setProblem(message);
      else {
        form.setError(field, { type: serverErrorType, message });
        focusField(`profil-${field}`);
      }
    }
  });

  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2" id="informasi-profil" tabIndex={-1}>
          Edit Profil
        </CardTitle>
      </CardHeader>
      <CardContent>
        <Form onSubmit={submit}>
          {problem === null ? null : <FormBanner>{problem}</FormBanner>}
          <FormErrorSummary
            errors={listErrors(errors, 'profil', profileFieldOrder)}
            submitCount={submitCount}
          />
          <ProfileFields register={form.register} errors={errors} />
          <div className="sticky bottom-[var(--foot,0px)] z-10 -mx-5 -mb-5 flex flex-wrap gap-3 rounded-b-lg border-t border-border bg-card px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
            <SubmitButton busy={isSubmitting} busyText="Menyimpan..." className="flex-1 sm:flex-none">
              Simpan Perubahan
            </SubmitButton>
            <Button
              variant="outline"
              disabled={isSubmitting}
              onClick={() => {
                clearDraft();
                onCancel();
              }}
            >
              Batal
            </Button>
          </div>
        </Form>
      </CardContent>
    </Card>
  );
}
