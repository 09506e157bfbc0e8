import { Hono } from 'hono';
import type { AppDeps } from '#deps.ts';
import type { AppEnv } from '#http/app-env.ts';
import { isDatabaseDown, respondProblem } from '#http/problem.ts';
import { createAuthContext } from './context.ts';
import { AuthError, OAuthError } from './auth-error.ts';
import { renderAuthError } from './render-error.ts';
import { apiVersionHeader } from './api-version.ts';
import { postAdminUser } from './routes/admin/create-user.ts';
import { deleteAdminUser } from './routes/admin/delete-user.ts';
import { postGenerateLink } from './routes/admin/generate-link.ts';
import { getAdminUser } from './routes/admin/get-user.ts';
import { postInvite } from './routes/admin/invite.ts';
import { getAdminUsers } from './routes/admin/list-users.ts';
import { putAdminUser } from './routes/admin/update-user.ts';
import { deleteAdminUserFactor, getAdminUserFactors } from './routes/admin/user-factors.ts';
import { getAuthorize, getLinkIdentity } from './routes/authorize.ts';
import { handleCallback } from './routes/callback.ts';
import { postFactorChallenge } from './routes/factor-challenge.ts';
import { deleteFactor } from './routes/factor-delete.ts';
import { postFactorVerify } from './routes/factor-verify.ts';
import { postFactor } from './routes/factors.ts';
import { getHealth } from './routes/health.ts';
import { deleteIdentity } from './routes/identity-delete.ts';
import { getJwks } from './routes/jwks.ts';
import { postLogout } from './routes/logout.ts';
import { postOtp } from './routes/otp.ts';
import { getReauthenticate } from './routes/reauthenticate.ts';
import { postRecover } from './routes/recover.ts';
import { postResend } from './routes/resend.ts';
import { getSettings } from './routes/settings.ts';
import { postSignup } from './routes/signup.ts';
import { postSso } from './routes/sso.ts';
import { postToken } from './routes/token.ts';
import { putUser } from './routes/update-user.ts';
import { getUser } from './routes/user.ts';
import { getVerify } from './routes/verify-link.ts';
import { postVerify } from './routes/verify.ts';

/** Serves /auth/v1 (spec §7): one route a file, every error through one renderer. */
export function createAuthRoutes(deps: AppDeps): Hono<AppEnv> {
  const context = createAuthContext(deps);
  const app = new Hono<AppEnv>();
  app.post('/signup', postSignup(context));
  app.post('/token', postToken(context));
  app.get('/user', getUser(context));
  app.put('/user', putUser(context));
  app.post('/logout', postLogout(context));
  app.post('/recover', postRecover(context));
  app.post('/resend', postResend(context));
  app.get('/verify', getVerify(context));
  app.post('/verify', postVerify(context));
  app.post('/otp', postOtp(context));
  app.get('/reauthenticate', getReauthenticate(context));
  app.post('/sso', postSso(context));
  app.post('/factors', postFactor(context));
  app.post('/factors/:id/challenge', postFactorChallenge(context));
  app.post('/factors/:id/verify', postFactorVerify(context));
  app.delete('/factors/:id', deleteFactor(context));
  app.get('/authorize', getAuthorize(context));
  app.get('/callback', handleCallback(context));
  app.post('/callback', handleCallback(context));
  app.get('/user/identities/authorize', getLinkIdentity(context));
  app.delete('/user/identities/:id', deleteIdentity(context));
  app.post('/invite', postInvite(context));
  app.post('/admin/generate_link', postGenerateLink(context));
  app.get('/admin/users', getAdminUsers(context));
  app.post('/admin/users', postAdminUser(context));
  app.get('/admin/users/:id', getAdminUser(context));
  app.put('/admin/users/:id', putAdminUser(context));
  app.delete('/admin/users/:id', deleteAdminUser(context));
  app.get('/admin/users/:id/factors', getAdminUserFactors(context));
  app.delete('/admin/users/:id/factors/:factorId', deleteAdminUserFactor(context));
  app.get('/settings', getSettings(context));
  app.get('/health', getHealth);
  app.get('/.well-known/jwks.json', getJwks(context));
  app.onError((error, c) => {
    if (isDatabaseDown(error)) return respondProblem(c, 'database_unavailable');
    const expected = error instanceof OAuthError || (error instanceof AuthError && error.status < 500);
    if (!expected) c.get('log').error({ err: error }, 'auth request failed');
    return renderAuthError(error, {
      apiVersion: c.req.header(apiVersionHeader),
      errorId: c.get('requestId'),
    });
  });
  return app;
}
