import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { whatsappShareLink } from '#lib/whatsapp-link.ts';

type Props = {
  /** What is shared, e.g. the project's name. */
  title: string;
  /** Text in front of the address. */
  text: string;
  /** Full address. */
  url: string;
};

const subscribe = () => () => undefined;
const canShare = () => typeof navigator.share === 'function';

/** Shares a page: by WhatsApp (works without script), by the phone's own menu where there is one, or as a copied link. */
export function ShareButtons({ title, text, url }: Props) {
  const hasShareMenu = useSyncExternalStore(subscribe, canShare, () => false);

  const handleShare = async () => {
    // Closing the phone's menu rejects too, and is no failure.
    await navigator.share({ title, text, url }).catch(() => undefined);
  };
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Tautan disalin');
    } catch {
      toast.error('Tautan tidak bisa disalin', url);
    }
  };

  return (
    <div className="flex flex-wrap gap-2 *:flex-auto sm:*:flex-none lg:*:flex-auto">
      <a
        href={whatsappShareLink(`${text}\n${url}`)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        <MessageCircle aria-hidden /> Bagikan ke WhatsApp
      </a>
      {hasShareMenu ? (
        <Button variant="outline" size="sm" onClick={() => void handleShare()}>
          <Share2 aria-hidden /> Bagikan
        </Button>
      ) : (
        <Button variant="outline" size="sm" className="no-script-hidden" onClick={() => void handleCopy()}>
          <Link2 aria-hidden /> Salin tautan
        </Button>
      )}
    </div>
  );
}
