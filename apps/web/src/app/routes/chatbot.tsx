import { Link } from 'react-router';
import { paths } from '#config/paths.ts';
import { ChatbotPage } from '#features/ideas/components/chatbot-page.tsx';
import { privateMeta } from '#lib/page-meta.ts';
import { useDoubtedPremium } from '#lib/session/use-doubted-premium.ts';
import { useSession } from '#lib/session/use-session.ts';

export const meta = () => privateMeta('Chat Idea AI');

/** Shown in a frame: without the site's header and footer. */
export const handle = { isBare: true };

/** Its gate may also be opened by itself: a person who stands before it needs the ways out. */
export default function Chatbot() {
  const { status, isPremium } = useSession();
  const isDoubted = useDoubtedPremium();
  return (
    <>
      {status === 'loading' || isPremium || isDoubted ? null : (
        <header className="flex flex-wrap items-center justify-between gap-x-4 border-b border-border px-4 py-1">
          <Link to={paths.home} className="btn btn-ghost px-0 font-extrabold">
            KawanUsaha
          </Link>
          <Link to={paths.ai} className="btn btn-link">
            Kembali ke Idea AI
          </Link>
        </header>
      )}
      <main>
        <ChatbotPage />
      </main>
    </>
  );
}
