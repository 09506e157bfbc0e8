import { zodResolver } from '@hookform/resolvers/zod';
import { contactMessageSchema } from '@kawanusaha/contracts/contact-message';

/** Judges the contact form; with it comes the library of rules. */
export const contactMessageResolver = zodResolver(contactMessageSchema);
