import { getSupabase } from '#lib/supabase/client.ts';

const deviceKey = (owner: string) => `kawanusaha_tahapan_${owner}`;
const visitor = 'tamu';
const isStep = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 12;

/** Ticks on this device: a visitor's, or those of a person from before they were kept in the account. */
export function readDeviceTicks(owner: string = visitor): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(deviceKey(owner)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isStep) : [];
  } catch {
    return [];
  }
}

/** Keeps a visitor's ticks on this device; without storage they last until the page is left. */
export function keepDeviceTicks(steps: Iterable<number>): void {
  try {
    localStorage.setItem(deviceKey(visitor), JSON.stringify([...steps]));
  } catch {
    // Nothing is lost but the convenience.
  }
}

function forgetDeviceTicks(userId: string): void {
  try {
    for (const owner of [visitor, userId]) localStorage.removeItem(deviceKey(owner));
  } catch {
    // They are merged again the next time, which changes nothing.
  }
}

/** Ticks a step in the person's account. Twice is once. Throws the data API's error. */
export async function storeTicks(steps: readonly number[]): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('step_ticks').upsert(
    steps.map((step) => ({ step })),
    { onConflict: 'user_id,step', ignoreDuplicates: true },
  );
  if (error) throw error;
}

/** Takes a tick back. Throws the data API's error. */
export async function removeTick(step: number): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('step_ticks').delete().eq('step', step).select('step');
  if (error) throw error;
}

/** The person's ticks, after those of this device have been added to them. Throws the data API's error. */
export async function mergeTicks(userId: string): Promise<Set<number>> {
  const onDevice = [...new Set([...readDeviceTicks(), ...readDeviceTicks(userId)])];
  if (onDevice.length > 0) {
    await storeTicks(onDevice);
    forgetDeviceTicks(userId);
  }
  const supabase = await getSupabase();
  const { data, error } = await supabase.from('step_ticks').select('step');
  if (error) throw error;
  return new Set(data.map(({ step }) => step));
}
