import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { FormButton } from '#components/form-button.tsx';
import { useLoginRedirect } from '#lib/session/use-login-redirect.ts';
import { useSession } from '#lib/session/use-session.ts';

type Props = {
  path: string;
  texts: Readonly<Record<'register' | 'loginRequired', string>>;
  className: string;
};

/** Leads to the form of a new listing, a stranger by way of the sign-in. */
export function RegisterButton({ path, texts, className }: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const redirectToLogin = useLoginRedirect();
  return (
    <FormButton
      action={path}
      variant="accent"
      className={className}
      onPress={() => (session.user ? void navigate(path) : redirectToLogin(texts.loginRequired, path))}
    >
      <Plus aria-hidden /> {texts.register}
    </FormButton>
  );
}
