import { Mail, MapPin, Phone } from 'lucide-react';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireListedMessage } from '#schemas/message-answers.ts';
import { telLink } from '#web/storefront/tel-link.ts';
import { initialOf } from './initial.ts';
import { MessageLinks } from './message-links.tsx';
import { MessageText } from './message-text.tsx';

type MessageCardProps = {
  readonly message: WireListedMessage;
  /** Chooses the colour of the initials. */
  readonly tint: number;
  readonly onToggleRead: () => void;
};

const TINTS = [
  'bg-info-soft text-info',
  'bg-warning-soft text-warning',
  'bg-success-soft text-success',
  'bg-error-soft text-error',
] as const;

/** A message as the visitor wrote it (MSGADM-002 to MSGADM-004). */
export function MessageCard({ message, tint, onToggleRead }: MessageCardProps) {
  const { userName, userEmail, userPhone, userLocation, userMessage, timestamp, read } = message;
  const titleId = `mensaje-${message._id}`;
  return (
    <article
      aria-labelledby={titleId}
      className="dashboard-card message-card"
      data-unread={!read || undefined}
    >
      <span className={`message-initial ${TINTS[tint % TINTS.length]}`} aria-hidden="true">
        {initialOf(userName)}
      </span>
      <header className="message-header">
        <h2 id={titleId} className="plain-heading text-[1.0625rem]">
          <bdi>{userName}</bdi>
        </h2>
        {!read && <span className="message-unread">Sin leer</span>}
        <time dateTime={timestamp} className="figures text-sm text-muted">
          {formatDate(Date.parse(timestamp))}
        </time>
      </header>
      <ul className="message-facts">
        <li className={userEmail === undefined ? 'text-muted' : ''}>
          <Mail aria-hidden="true" />
          <bdi>{userEmail ?? 'Sin email'}</bdi>
        </li>
        <li className="figures">
          <Phone aria-hidden="true" />
          {/\d/.test(userPhone) ? (
            <a href={telLink(userPhone)}>
              <bdi>{userPhone}</bdi>
            </a>
          ) : (
            <bdi>{userPhone}</bdi>
          )}
        </li>
        <li className={userLocation === undefined ? 'text-muted' : ''}>
          <MapPin aria-hidden="true" />
          <bdi>{userLocation ?? 'Sin ubicación'}</bdi>
        </li>
      </ul>
      <MessageText text={userMessage} />
      <MessageLinks message={message} onToggleRead={onToggleRead} />
    </article>
  );
}
