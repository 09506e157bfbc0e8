import { pictureMimeTypes } from '@kawanusaha/contracts/storage';
import { ImagePlus } from 'lucide-react';
import { conversationMessages as messages } from '../messages.ts';

type Props = {
  /** Why no picture can be sent now; null where it can. */
  refusal: string | null;
  onChoose: (file: File) => void;
  /** The person wants to know why not. */
  onRefused: () => void;
};

const look = 'btn btn-ghost btn-icon size-12 shrink-0 rounded-full';

/** Chooses a picture for the next line, or says why there can be none yet. */
export function PictureButton({ refusal, onChoose, onRefused }: Props) {
  if (refusal !== null) {
    return (
      <button
        type="button"
        aria-label={messages.picture}
        className={`${look} text-muted-foreground`}
        onClick={onRefused}
      >
        <ImagePlus aria-hidden />
      </button>
    );
  }
  return (
    <label
      className={`${look} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring`}
    >
      <ImagePlus aria-hidden />
      <span className="sr-only">{messages.picture}</span>
      <input
        type="file"
        accept={pictureMimeTypes.join(',')}
        className="sr-only"
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
    </label>
  );
}
