/** Who may call each function of the API. */
export type Cells = [anon: string, owner: string, other: string, premium: string, admin: string];
export const everybody: Cells = ['ok', 'ok', 'ok', 'ok', 'ok'];
export const members: Cells = ['42501', 'ok', 'ok', 'ok', 'ok'];
export const admins: Cells = ['42501', '42501', '42501', '42501', 'ok'];
export const server: Cells = ['42501', '42501', '42501', '42501', '42501'];

export type FunctionCases = Record<string, { call: string; expected: Cells }>;
