import { ChatbotPage } from '#features/ideas/components/chatbot-page.tsx';
import { privateMeta } from '#lib/page-meta.ts';

export const meta = () => privateMeta('Chat Idea AI');

/** Shown in a frame: without the site's header and footer. */
export const handle = { isBare: true };

export default function Chatbot() {
  return (
    <main>
      <ChatbotPage />
    </main>
  );
}
