import { Mail, MapPin, MessageCircle } from 'lucide-react';
import { company, companyChatUrl } from '@kawanusaha/contracts/company';
import { Button } from '#components/ui/button.tsx';

const { street, city, province, postalCode } = company.address;

const cards = [
  {
    title: 'Email',
    text: company.email,
    Icon: Mail,
    action: { label: 'Kirim email', href: `mailto:${company.email}` },
  },
  {
    title: 'WhatsApp',
    text: company.phone,
    Icon: MessageCircle,
    action: { label: 'Chat WhatsApp', href: companyChatUrl('Halo KawanUsaha, saya ingin bertanya tentang ') },
  },
  {
    title: 'Alamat',
    text: `${street}, ${city}, ${province} ${postalCode}`,
    Icon: MapPin,
    action: null,
  },
];

/** E-mail, WhatsApp and postal address (spec §1). */
export function ContactCards() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {cards.map(({ title, text, Icon, action }) => (
        <li key={title} className="card p-5">
          <h3 className="flex items-center gap-2.5 font-bold">
            <Icon aria-hidden className="size-5 text-primary" />
            {title}
          </h3>
          <p className="mt-2 mb-4 text-muted-foreground">{text}</p>
          {action ? (
            <Button asChild variant="outline" className="mt-auto self-start">
              <a href={action.href} rel="noopener">
                {action.label}
              </a>
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
