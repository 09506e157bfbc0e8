import { zodResolver } from '@hookform/resolvers/zod';
import { contactFormSchema } from '@kawanusaha/contracts/contact';

/** Judges the contact's form; with it comes the library of rules. */
export const contactResolver = zodResolver(contactFormSchema);
