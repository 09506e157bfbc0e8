import { randomUUID } from 'node:crypto';
import type { Call } from '../measure/load.ts';
import type { RawStatement } from '../peers/raw-sql.ts';

export type Identity = { readonly apiKey: string; readonly token: string; readonly userId: string };

export type Operation = {
  readonly name: string;
  /** Which peers can do it: `rest` for anything that speaks PostgREST's grammar, `auth` for GoTrue's. */
  readonly protocol: 'rest' | 'auth';
  readonly call: (identity: Identity, n: number) => Call;
  /** The same by hand, as nothing can be much cheaper; left out where a cache or triggers make the difference. */
  readonly raw?: (identity: Identity) => RawStatement;
};

const publicColumns =
  'id,user_id,project_name,project_description,project_type,required_skills,budget_range,timeline,contact_type,owner_name,city,is_remote,hours_per_week,reward_type,seats,deadline,is_active,expires_at,created_at';

const listOf = (rows: string): string => `select coalesce(json_agg(t), '[]')::text as body from (${rows}) t`;
const rawNewest = (): RawStatement => ({
  text: listOf(
    `select ${publicColumns} from public.project_listings where is_active and project_type = $1 order by created_at desc limit 20`,
  ),
  params: ['Startup'],
});

const types = ['Startup', 'Marketing', 'Desain', 'Konsultasi', 'Lainnya'];

const json = { 'content-type': 'application/json' };

const newest = (n: number): string =>
  `/project_listings?select=${publicColumns}&is_active=eq.true&project_type=eq.${types[n % types.length] ?? ''}&order=created_at.desc&limit=20`;

/** What is measured, as the web app asks it. `prefix` is `/rest/v1` for us and empty for bare PostgREST. */
export const restOperations: readonly Operation[] = [
  {
    // No two requests are alike, so no cache can answer.
    name: 'newest 20 of a type, anonymous, uncached',
    protocol: 'rest',
    call: ({ apiKey }, n) => ({
      method: 'GET',
      path: `${newest(n)}&created_at=lt.2099-12-31T23:59:59.${String(n % 1_000_000).padStart(6, '0')}Z`,
      headers: { apikey: apiKey },
    }),
    raw: rawNewest,
  },
  {
    name: 'newest 20 of a type, anonymous',
    protocol: 'rest',
    call: ({ apiKey }, n) => ({ method: 'GET', path: newest(n), headers: { apikey: apiKey } }),
    raw: rawNewest,
  },
  {
    name: 'owner’s applications with the project',
    protocol: 'rest',
    call: ({ apiKey, token, userId }) => ({
      method: 'GET',
      path: `/project_applications?select=id,applicant_name,application_message,status,created_at,project_listings!inner(project_name,user_id)&project_listings.user_id=eq.${userId}&order=created_at.desc&limit=20`,
      headers: { apikey: apiKey, authorization: `Bearer ${token}` },
    }),
    raw: ({ userId }) => ({
      text: listOf(
        `select a.id, a.applicant_name, a.application_message, a.status, a.created_at,
          json_build_object('project_name', l.project_name, 'user_id', l.user_id) as project_listings
        from public.project_applications a join public.project_listings l on l.id = a.project_id
        where l.user_id = $1 order by a.created_at desc limit 20`,
      ),
      params: [userId],
    }),
  },
  {
    name: 'own user',
    protocol: 'rest',
    call: ({ apiKey, token, userId }) => ({
      method: 'GET',
      path: `/pengguna?select=id,nama_lengkap,username,email,paket,kota&id=eq.${userId}`,
      headers: { apikey: apiKey, authorization: `Bearer ${token}` },
    }),
    raw: ({ userId }) => ({
      text: listOf(
        'select id, nama_lengkap, username, email, paket, kota from public.pengguna where id = $1',
      ),
      params: [userId],
    }),
  },
  {
    // Before the listings, whose texts the jobs read for minutes afterwards.
    name: 'insert into a plain table',
    protocol: 'rest',
    call: ({ apiKey, token, userId }, n) => ({
      method: 'POST',
      path: '/bench_notes',
      headers: { ...json, apikey: apiKey, authorization: `Bearer ${token}` },
      body: JSON.stringify({ user_id: userId, body: `Catatan uji nomor ${n}, sepanjang satu kalimat.` }),
    }),
    raw: ({ userId }) => ({
      text: 'insert into public.bench_notes (user_id, body) values ($1, $2)',
      params: [userId, null],
    }),
  },
  {
    name: 'insert a listing',
    protocol: 'rest',
    call: ({ apiKey, token, userId }, n) => ({
      method: 'POST',
      path: '/project_listings',
      headers: { ...json, apikey: apiKey, authorization: `Bearer ${token}` },
      body: JSON.stringify({
        user_id: userId,
        project_name: `Proyek uji ${n}`,
        project_description: 'Uraian proyek yang cukup panjang agar satu baris mirip dengan yang sungguhan.',
        project_type: 'Startup',
        required_skills: ['Marketing'],
        contact_method: '6280000000001',
        owner_name: 'Pemilik Uji',
        is_active: true,
      }),
    }),
  },
];

/** A call that PostgREST takes, under the prefix that our server gives it. */
export const withPrefix = (call: Call, prefix: string): Call => ({ ...call, path: `${prefix}${call.path}` });

/** Password sign-in; its cost is the hash. */
export const signIn = (apiKey: string, email: string, password: string): Call => ({
  method: 'POST',
  path: '/auth/v1/token?grant_type=password',
  headers: { ...json, apikey: apiKey, 'x-request-id': randomUUID() },
  body: JSON.stringify({ email, password }),
});

/**
 * One rotation of a refresh token. In: the tokens of some sessions, and which of them; the new token takes its place, since
 * one that was used up opens nothing after 10 s.
 */
export const refresh = (apiKey: string, tokens: string[], of: number): Call => ({
  method: 'POST',
  path: '/auth/v1/token?grant_type=refresh_token',
  headers: { ...json, apikey: apiKey },
  body: JSON.stringify({ refresh_token: tokens[of] }),
  received: (body) => {
    tokens[of] = (JSON.parse(body) as { refresh_token: string }).refresh_token;
  },
});
