import { zodResolver } from '@hookform/resolvers/zod';
import { profileInputSchema, type ProfileFormValues, type ProfileInput } from '@kawanusaha/contracts/account';
import { FormBanner } from '#components/forms/form-banner.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { listErrors, serverErrorType } from '#lib/forms/list-errors.ts';
import { useFormDraft } from '#lib/forms/use-form-draft.ts';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import type { Profile } from '../api/get-profile.ts';
import { useUpdateProfile } from '../api/update-profile.ts';
import { toFormValues } from '../profile-form-values.ts';
import { profileFieldOrder, ProfileFields } from './profile-fields.tsx';

type ProfileFormProps = {
  userId: string;
  profile: Profile;
  onSaved: () => void;
  onCancel: () => void;
};

/** The information card in edit mode (spec §2, §5). Saving returns to the view mode. */
export function ProfileForm({ userId, profile, onSaved, onCancel }: ProfileFormProps) {
  const form = useOperationForm<ProfileFormValues, ProfileInput>({
    resolver: zodResolver(profileInputSchema),
    mode: 'onTouched',
    defaultValues: toFormValues(profile),
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const clearDraft = useFormDraft(form, `profil:${userId}`);

  const save = useUpdateProfile(userId, profile, {
    done: () => {
      clearDraft();
      onSaved();
    },
    refused: form.refused,
  });
  const banner = errors.root?.type === serverErrorType ? errors.root.message : undefined;

  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2" id="informasi-profil" tabIndex={-1}>
          Edit Profil
        </CardTitle>
      </CardHeader>
      <CardContent>
        <Form onSubmit={form.sendBy(save.run)}>
          {banner === undefined ? null : <FormBanner>{banner}</FormBanner>}
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
