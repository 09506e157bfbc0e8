import { useState } from 'react';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { useAnswerChallenge } from '../api/answer-challenge.ts';

/** The answer to the provider's question about a card payment that it doubts: accept it, or deny it, each with a reason. */
export function ChallengeActions({ orderId }: { orderId: string }) {
  const [answer, setAnswer] = useState<'approve' | 'deny' | null>(null);
  const { run } = useAnswerChallenge();
  return (
    <>
      <Button size="sm" onClick={() => setAnswer('approve')}>
        Setujui
      </Button>
      <Button size="sm" variant="destructive" onClick={() => setAnswer('deny')}>
        Tolak
      </Button>
      {answer === null ? null : (
        <ReasonDialog
          title={answer === 'approve' ? 'Setujui pembayaran ini?' : 'Tolak pembayaran ini?'}
          description={
            answer === 'approve'
              ? 'Midtrans menagih kartu pembeli, dan Premium aktif. Setujui hanya bila pembelinya sudah Anda kenali.'
              : 'Midtrans membatalkan pembayaran ini dan dana tidak ditagih. Pembeli dapat mencoba metode lain.'
          }
          actionLabel={answer === 'approve' ? 'Setujui' : 'Tolak'}
          variant={answer === 'approve' ? 'primary' : 'destructive'}
          onConfirm={(reason) => run({ orderId, approve: answer === 'approve', reason })}
          onClose={() => setAnswer(null)}
        />
      )}
    </>
  );
}
