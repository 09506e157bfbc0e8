import { Hono } from 'hono';
import type { AppDeps } from '#deps.ts';
import type { AppEnv } from '#http/app-env.ts';
import { isUnavailable, respondProblem } from '#http/problem.ts';
import type { AuthOptions } from './auth-options.ts';
import { createAuthContext } from './context.ts';
import { AuthError, OAuthError } from './errors/auth-error.ts';
import { renderAuthError } from './errors/render-error.ts';
import { apiVersionHeader } from './requests/api-version.ts';
import { postAdminUser } from './routes/admin/create-user.ts';
import { deleteAdminUser } from './routes/admin/delete-user.ts';
import { postGenerateLink } from './routes/admin/generate-link.ts';
import { getAdminUser } from './routes/admin/get-user.ts';
import { postInvite } from './routes/admin/invite.ts';
import { getAdminUsers } from './routes/admin/list-users.ts';
import { deleteAdminUserPasskey, getAdminUserPasskeys } from './routes/admin/user-passkeys.ts';
import { putAdminUser } from './routes/admin/update-user.ts';
import { deleteAdminUserFactor, getAdminUserFactors } from './routes/admin/user-factors.ts';
import { getAuthorize, getLinkIdentity } from './routes/authorize.ts';
import { handleCallback } from './routes/callback.ts';
import { postFactorChallenge } from './routes/factor-challenge.ts';
import { deleteFactor } from './routes/factor-delete.ts';
import { postFactorVerify } from './routes/factor-verify.ts';
import { postFactor } from './routes/factors.ts';
import { notOffered } from './routes/not-offered.ts';
import {
  postPasskeyAuthentication,
  postPasskeyAuthenticationOptions,
} from './routes/passkeys/authentication.ts';
import { deletePasskey, getPasskeys, patchPasskey } from './routes/passkeys/own.ts';
import { postPasskeyRegistration, postPasskeyRegistrationOptions } from './routes/passkeys/registration.ts';
import { getOpenidConfiguration } from './routes/openid-configuration.ts';
import { getHealth } from './routes/health.ts';
import { deleteIdentity } from './routes/identity-delete.ts';
import { getJwks } from './routes/jwks.ts';
import { postLogout } from './routes/logout.ts';
import { postOtp } from './routes/otp.ts';
import { getReauthenticate } from './routes/reauthenticate.ts';
import { postRecover } from './routes/recover.ts';
import { postResend } from './routes/resend.ts';
import { getSamlMetadata, postSamlAcs } from './routes/saml-acs.ts';
import { getSettings } from './routes/settings.ts';
import { postSignup } from './routes/signup.ts';
import { postSso } from './routes/sso.ts';
import { postToken } from './routes/token.ts';
import { putUser } from './routes/update-user.ts';
import { getUser } from './routes/user.ts';
import { getVerify, isPressedLink, pressVerify } from './routes/verify-link.ts';
import { postVerify } from './routes/verify.ts';

/** Serves /auth/v1 (spec §7): one route a file, every error through one renderer. */
export function createAuthRoutes(deps: AppDeps, options: AuthOptions = {}): Hono<AppEnv> {
  const context = createAuthContext(deps, options);
  const app = new Hono<AppEnv>();
  app.post('/signup', postSignup(context));
  app.post('/token', postToken(context));
  app.get('/user', getUser(context));
  app.put('/user', putUser(context));
  app.post('/logout', postLogout(context));
  app.post('/recover', postRecover(context));
  app.post('/resend', postResend(context));
  app.get('/verify', getVerify(context));
  const verifyJson = postVerify(context);
  app.post('/verify', (c, next) => (isPressedLink(c) ? pressVerify(c, context) : verifyJson(c, next)));
  app.post('/otp', postOtp(context));
  app.get('/reauthenticate', getReauthenticate(context));
  app.post('/sso', postSso(context));
  app.post('/sso/saml/acs', postSamlAcs(context));
  app.get('/sso/saml/metadata', getSamlMetadata(context));
  app.all('/factors/recovery-codes/*', notOffered('mfa_recovery_codes_not_enabled'));
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
  app.get('/.well-known/openid-configuration', getOpenidConfiguration(context));
  app.get('/passkeys', getPasskeys(context));
  app.post('/passkeys/registration/options', postPasskeyRegistrationOptions(context));
  app.post('/passkeys/registration/verify', postPasskeyRegistration(context));
  app.post('/passkeys/authentication/options', postPasskeyAuthenticationOptions(context));
  app.post('/passkeys/authentication/verify', postPasskeyAuthentication(context));
  app.patch('/passkeys/:id', patchPasskey(context));
  app.delete('/passkeys/:id', deletePasskey(context));
  app.get('/admin/users/:id/passkeys', getAdminUserPasskeys(context));
  app.delete('/admin/users/:id/passkeys/:passkeyId', deleteAdminUserPasskey(context));
  app.all('/admin/oauth/*', notOffered('oauth_client_not_found'));
  app.all('/oauth/*', notOffered('oauth_client_not_found'));
  app.onError((error, c) => {
    if (isUnavailable(error)) return respondProblem(c, 'database_unavailable');
    const expected = error instanceof OAuthError || (error instanceof AuthError && error.status < 500);
    if (!expected) c.get('log').error({ err: error }, 'auth request failed');
    return renderAuthError(error, {
      apiVersion: c.req.header(apiVersionHeader),
      errorId: c.get('requestId'),
    });
  });
  return app;
}
