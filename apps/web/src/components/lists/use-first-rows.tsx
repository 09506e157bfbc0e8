import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { formatNumber } from '@kawanusaha/contracts/format-number';

const step = 10;

/**
 * The first ten rows of a long table, ten more with each press: on a phone every row is a card.
 * In: all rows. Out: those to show, and the button that brings more, null when all are there.
 */
export function useFirstRows<Row>(rows: readonly Row[]): { shown: readonly Row[]; more: ReactNode } {
  const [count, setCount] = useState(step);
  const left = rows.length - count;
  return {
    shown: rows.slice(0, count),
    more:
      left <= 0 ? null : (
        <div className="mt-5 flex justify-center">
          <Button variant="outline" onClick={() => setCount(count + step)}>
            Tampilkan {formatNumber(Math.min(step, left))} lagi dari {formatNumber(rows.length)}
          </Button>
        </div>
      ),
  };
}
