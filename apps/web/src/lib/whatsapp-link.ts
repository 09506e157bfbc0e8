import { normalizeWhatsapp } from '@kawanusaha/contracts/phone-number';

/**
 * Link that opens a WhatsApp chat with a text ready to be sent; the person still presses send.
 * In: a number in any spelling of spec §5, and the text. Out: `https://wa.me/62…?text=…`, digits only.
 */
export function whatsappChatLink(number: string, text: string): string {
  return `https://wa.me/${normalizeWhatsapp(number).replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** Link that lets a person choose in WhatsApp to whom the text goes. */
export function whatsappShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
