import {
  BadgeCheck,
  Bell,
  Coins,
  CreditCard,
  FileText,
  Flag,
  Hourglass,
  Bookmark,
  MessagesSquare,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router';
import { cn } from '#lib/cn.ts';
import { formatAge, formatLongDateTime } from '#lib/format-date.ts';
import type { Notification } from '../api/list-notifications.ts';

const icons: Record<string, LucideIcon> = {
  application: FileText,
  decision: BadgeCheck,
  message: MessagesSquare,
  saved_search: Bookmark,
  team: Users,
  payment: CreditCard,
  reward: Coins,
  voucher_expiring: Hourglass,
  listing_expiring: Hourglass,
  report: Flag,
};

type NotificationItemProps = { notification: Notification; onRead: () => void };

/** One notification; opening it marks it as read. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { kind, title, body, link, read_at, created_at } = notification;
  const isUnread = read_at === null;
  const Icon = icons[kind] ?? Bell;
  return (
    <li className="relative flex gap-4 p-4 sm:p-5">
      <span
        className={cn(
          'grid size-11 shrink-0 place-items-center rounded-full',
          isUnread ? 'bg-primary-soft text-primary-soft-foreground' : 'bg-muted text-muted-foreground',
        )}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className={cn('break-words', isUnread ? 'font-bold' : 'font-medium')}>
          {isUnread ? <span className="sr-only">Belum dibaca: </span> : null}
          {link === null ? (
            title
          ) : (
            <Link to={link} onClick={onRead} className="after:absolute after:inset-0 hover:underline">
              {title}
            </Link>
          )}
        </p>
        {body === '' ? null : <p className="mt-0.5 break-words text-muted-foreground">{body}</p>}
        <p className="mt-1 text-sm text-muted-foreground">
          <time dateTime={created_at} title={formatLongDateTime(created_at)}>
            {formatAge(created_at)}
          </time>
        </p>
        {isUnread && link === null ? (
          <button type="button" className="btn btn-link btn-sm -ml-1" onClick={onRead}>
            Tandai dibaca
          </button>
        ) : null}
      </div>
      {isUnread ? <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-full bg-primary" /> : null}
    </li>
  );
}
