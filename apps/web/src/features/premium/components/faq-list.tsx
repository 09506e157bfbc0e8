import { ChevronDown } from 'lucide-react';
import { faqs } from '../faq.ts';

/** Questions and answers; opens without any script. */
export function FaqList() {
  return (
    <div className="divide-y divide-border border-y border-border">
      {faqs.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-reading pb-5 text-muted-foreground">{answer}</p>
        </details>
      ))}
    </div>
  );
}
