import { readFileSync } from 'node:fs';
import { answerConversation } from '../../apps/server/src/ideas/business-chat/engine/answer-conversation.ts';
const lines = readFileSync(process.argv[2]!, 'utf8').split('\n').filter((l) => l.trim() !== '');
const n = Number(process.argv[3] ?? 150);
for (const l of lines) {
  const turns = l.split('|').map((t) => t.trim());
  try {
    const r = answerConversation(turns) as any;
    const kind = r.calculation ? 'SUM' : r.isUnknown ? 'UNK' : r.isCare ? "CARE" : r.isRefusal ? "REF" : r.answered ? 'ANS' : r.entries?.length ? 'OFF' : 'OTH';
    console.log(`${l}\n   ${kind}${r.danger ? ' ' + JSON.stringify(r.danger) : ''} [${(r.entries ?? []).map((e: any) => e.detail?.of ? e.id + '<' + e.detail.of : e.id).join(',')}] ${r.content.replaceAll('\u00A0', ' ').replaceAll('\n', ' / ').slice(0, n)}`);
  } catch (e) { console.log(l, 'THROWS', e); }
}
