import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { matchingMessages as messages } from '../messages.ts';

type Props = {
  /** As typed: each with its number of seats. */
  roles: readonly { seats: string }[];
  /** 'Jumlah Orang' as typed; empty where the listing names no number. */
  seats: string;
  onSeats: (seats: string) => void;
};

/** Says that the roles seek more people than 'Jumlah Orang', which closes the listing first, and sets it right by one press. */
export function SeatsHint({ roles, seats, onSeats }: Props) {
  const sought = roles.reduce((sum, role) => sum + (Number.parseInt(role.seats, 10) || 0), 0);
  const limit = Number.parseInt(seats, 10);
  return (
    <div role="status">
      {sought > limit ? (
        <Alert variant="info">
          <AlertDescription>
            <p>{messages.rolesBeyondSeats(sought, limit)}</p>
            <Button
              type="button"
              variant="outline"
              size="sm"
              className="mt-3"
              onClick={() => onSeats(String(sought))}
            >
              {messages.equalSeats(sought)}
            </Button>
          </AlertDescription>
        </Alert>
      ) : null}
    </div>
  );
}
