import { CloudOff, Lock, LogIn, Send, UserRoundCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#components/ui/badge.tsx';
import { Button, type ButtonSize, type ButtonVariant } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { useFreeLeft, useHasApplied, useIsApplicationWaiting } from '#lib/session/use-has-applied.ts';
import { useLoginRedirect } from '#lib/session/use-login-redirect.ts';
import { useSession } from '#lib/session/use-session.ts';
import { projectMessages as messages } from '../messages.ts';
import type { ProjectRow } from '../project-row.ts';

type Props = {
  project: ProjectRow;
  /** Applies, or for a member of the free plan opens what is needed for it. */
  onApply: (project: ProjectRow) => void;
  size?: ButtonSize | undefined;
  /** Among many cards each action is quiet. */
  variant?: ButtonVariant | undefined;
  className?: string | undefined;
};

/** The one action of a project, in words that depend on who looks (spec §6). */
export function ProjectAction({ project, onApply, size, variant, className }: Props) {
  const session = useSession();
  const redirectToLogin = useLoginRedirect();
  const hasApplied = useHasApplied(project.id);
  const isWaiting = useIsApplicationWaiting(project.id);
  const freeLeft = useFreeLeft(session.user?.id);

  if (session.user?.id === project.user_id) {
    return (
      <Badge variant="success" className="min-h-8 px-3">
        <UserRoundCheck aria-hidden /> {messages.ownProject}
      </Badge>
    );
  }
  if (session.status !== 'authenticated') {
    return (
      <Button
        size={size}
        variant={variant}
        className={className}
        onClick={() => redirectToLogin(messages.loginRequired, paths.project(project.id))}
      >
        <LogIn aria-hidden className="if-anonymous" />
        <span className="if-anonymous">{messages.applyLoggedOut}</span>
        {/* A member reads the document of strangers until the app knows them, and is not asked to sign in meanwhile. */}
        <span className="if-member">{messages.applyUnknown}</span>
        <span className="sr-only">{project.project_name}</span>
      </Button>
    );
  }
  if (hasApplied) {
    return (
      <Button asChild size={size} variant="outline" className={className}>
        <Link to={paths.myApplications} aria-label={`${messages.applied}: ${project.project_name}`}>
          <Send aria-hidden /> {messages.applied}
        </Link>
      </Button>
    );
  }
  if (isWaiting) {
    return (
      <Badge variant="warning" className="min-h-8 px-3">
        <CloudOff aria-hidden /> {messages.waiting}
      </Badge>
    );
  }
  if (!session.isPremium) {
    return (
      <Button
        size={size}
        variant="secondary"
        className={className}
        onClick={() => onApply(project)}
        aria-label={`${messages.applyUpgrade}: ${project.project_name}${freeLeft > 0 ? `, ${messages.free(freeLeft)}` : ''}`}
      >
        <Lock aria-hidden />
        <span>
          {messages.applyUpgrade}
          {freeLeft > 0 ? <span className="block text-xs">{messages.free(freeLeft)}</span> : null}
        </span>
      </Button>
    );
  }
  return (
    <Button
      size={size}
      variant={variant}
      className={className}
      onClick={() => onApply(project)}
      aria-label={`${messages.apply}: ${project.project_name}`}
    >
      <Send aria-hidden /> {messages.apply}
    </Button>
  );
}
