import { chatFrameHeightPx, chatOverlayMs } from '@kawanusaha/contracts/business';
import { useEffect, useState } from 'react';
import { KawungSpinner } from '#components/brand/kawung-spinner.tsx';
import { RequirePremium } from '#components/guards/require-premium.tsx';
import { paths } from '#config/paths.ts';

/** A frame whose load event never comes (blocked, offline) must not stay covered for ever. */
const longestCoverMs = 12_000;

/** The premium chatbot in its frame of 600 px; the cover goes 2.5 s after the frame has loaded (spec §2, §9). */
export function ChatbotFrame({ embedUrl }: { embedUrl: string }) {
  const [isLoaded, setLoaded] = useState(false);
  const [isCovered, setCovered] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setCovered(false), isLoaded ? chatOverlayMs : longestCoverMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  return (
    <RequirePremium feature="Chat Idea AI" headingLevel={2}>
      <section aria-labelledby="chatbot-judul">
        <h2 id="chatbot-judul" className="text-2xl font-bold">
          Chat Idea AI
        </h2>
        <p className="mt-1 mb-4 text-muted-foreground">Tanya izin, pajak, harga, modal, dan pemasaran.</p>
        <div
          className="relative overflow-hidden rounded-lg border border-border"
          style={{ height: chatFrameHeightPx }}
        >
          <iframe
            title="Chat Idea AI"
            src={embedUrl === '' ? paths.chatbot : embedUrl}
            className="size-full border-0"
            onLoad={() => setLoaded(true)}
            sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-top-navigation-by-user-activation"
          />
          {isCovered ? (
            <div
              role="status"
              className="absolute inset-0 grid place-content-center gap-3 bg-card text-center"
            >
              <KawungSpinner className="mx-auto size-12 text-primary" />
              <p className="text-muted-foreground">Memuat chat...</p>
            </div>
          ) : null}
        </div>
      </section>
    </RequirePremium>
  );
}
