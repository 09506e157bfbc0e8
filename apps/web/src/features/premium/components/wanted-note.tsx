import { useState } from 'react';
import { readWanted } from '#lib/session/wanted.ts';

/** What a gate has kept somebody from: after the payment it goes on there. */
export function WantedNote() {
  const [wanted] = useState(readWanted);
  if (wanted === null) return null;
  return <p className="mb-3 text-sm font-medium">Setelah pembayaran: {wanted.label}.</p>;
}
