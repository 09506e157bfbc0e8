import { zodResolver } from '@hookform/resolvers/zod';
import { Form } from '#components/forms/form.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import {
  commentMaxLength,
  commentNameMaxLength,
  ideaCommentSchema,
  useCommentSharedIdea,
} from './api/comment-shared-idea.ts';

type Props = { token: string; onCommented: () => void };

/** A comment on a shared idea; the name stays for the next one. */
export function CommentForm({ token, onCommented }: Props) {
  const form = useOperationForm({
    resolver: zodResolver(ideaCommentSchema),
    defaultValues: { name: '', body: '' },
  });
  const { errors } = form.formState;
  const { run, isPending } = useCommentSharedIdea(token, () => {
    form.resetField('body');
    onCommented();
  });
  return (
    <Form onSubmit={form.sendBy(run)}>
      <Field required label="Nama Anda" error={errors.name?.message}>
        <Input maxLength={commentNameMaxLength} autoComplete="name" {...form.register('name')} />
      </Field>
      <Field required label="Komentar" error={errors.body?.message}>
        <Textarea maxLength={commentMaxLength} {...form.register('body')} />
      </Field>
      <Button type="submit" className="justify-self-start" loading={isPending}>
        {isPending ? 'Mengirim...' : 'Kirim komentar'}
      </Button>
    </Form>
  );
}
