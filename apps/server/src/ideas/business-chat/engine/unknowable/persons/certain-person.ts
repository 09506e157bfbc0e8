import { roles } from './roles.ts';

const role = `(?:${roles})`;
const owner = '(?:aku|saya|sy|gue|gw|gua|kami|kita|ane|ambo|awak|beta|ku)';
const title =
  '(?:pak|bapak|bu|ibu|mbak|mba|mas|bang|kak|cak|om|tante|haji|uda|uni|koh|ci|teh|kang|bli|daeng)';
/** What a person does, which is no part of who it is: 'bapak penasaran', 'pembimbing bingung arahin kami'. */
const does =
  '(?:bingung|penasaran|nanya|minta|bilang|suka|mau|pengen|ga|gak|enggak|udah|sudah|punya|kasih|tanya|setuju|bantu)';
const verb = `(?:(?!admin|kantin|mesin)\\p{L}{3,}in|n[gy]\\p{L}{3,}|${does})`;
/**
 * A certain person: by a name, as one's own ('partnerku', 'temen setim gw'), by what it did a while ago or as the one spoken of ('seller
 * tokped itu'), or the shop of another ('toko sebelah').
 */
export const certainPerson = `(?<!\\p{L})(?:si (?!paling)\\p{L}{3,}|${title} (?!(?:${owner}|${does})(?!\\p{L}))\\p{L}{2,}|${role}(?:ku|nya)|${role}(?: (?!yg|yang|${verb}(?!\\p{L}))\\p{L}+){0,3} (?:${owner}|\\p{L}{3,}ku|(?:di )?(?:seberang|sebelah|samping)|itu|ini|tsb|tadi|td|kemarin|kmrn|semalam|semalem)|${role} (?:yg|yang) [^?.!]{0,40}?(?:itu|ini|tadi|td|kemarin|kemaren|kmrn|semalam|semalem|barusan)|(?:toko|warung|kedai|kafe|olshop|brand|lapak|kios|akun) (?:sebelah|seberang|depan|saingan|tetangga|itu)|dia|doi)(?!\\p{L})`;
