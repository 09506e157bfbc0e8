/** A request that a generator made: who sends what to which table or function of fixture.sql. */
export type MadeRequest = {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS';
  target: string;
  headers: Record<string, string>;
  body: string | null;
  as: 'anon' | 'user';
};
