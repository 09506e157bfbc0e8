import { RequirePremium } from '#components/guards/require-premium.tsx';
import { ChatForm } from '../chat/chat-form.tsx';
import { ChatMessages } from '../chat/chat-messages.tsx';
import { ClearConversation } from '../chat/clear-conversation.tsx';
import { useChat } from '../chat/use-chat.ts';

const suggestions = [
  'Bagaimana cara membuat NIB?',
  'Berapa pajak UMKM?',
  'Bagaimana menghitung HPP?',
  'Apa itu P2MW?',
];

function Chatbot() {
  const chat = useChat('chatbot');
  const { messages, send } = chat;
  return (
    <div className="flex h-dvh flex-col bg-background">
      <div className="flex items-center justify-between border-b border-border px-4 py-2">
        <h1 className="font-bold">Tanya KawanUsaha</h1>
        {messages.length > 0 ? <ClearConversation isCompact onClear={chat.clear} /> : null}
      </div>
      <ChatMessages chat={chat} className="grow" />
      {chat.status === 'ready' && messages.length === 0 ? (
        <div className="p-4">
          <p className="mb-3 text-muted-foreground">
            Tanya izin, pajak, harga, modal, atau pemasaran. Tiap jawaban menyebut sumbernya.
          </p>
          <ul className="flex flex-wrap gap-2">
            {suggestions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => send(question)}
                  className="min-h-11 rounded-full border border-border px-4 text-sm hover:border-primary hover:bg-primary-soft"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <ChatForm
        label="Pertanyaan untuk Chat Idea AI"
        placeholder="Tulis pertanyaan Anda"
        isReady={chat.status === 'ready'}
        isAnswering={chat.isAnswering}
        onSend={send}
        onStop={chat.stop}
      />
    </div>
  );
}

/** The own chatbot, shown inside the frame of /ai where no other one is configured. Premium's. */
export function ChatbotPage() {
  return (
    <RequirePremium feature="Chat Idea AI">
      <Chatbot />
    </RequirePremium>
  );
}
