import type { ReactNode } from 'react';
import { formatWholeNumber } from '#web/format.ts';
import { ListLoading } from '../list/list-loading.tsx';
import { useDeskNews } from '../live/use-desk-news.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

export function MessagesFrame({ children }: { children: ReactNode }) {
  const news = useDeskNews();
  return (
    <SectionFrame
      title="Contacto (Alpha)"
      aside={
        // Keeps the line's place before the number is known.
        <p className="figures min-h-[1lh] text-secondary">
          {news !== null && `${formatWholeNumber(news.messages.unread)} sin leer`}
        </p>
      }
    >
      {children}
    </SectionFrame>
  );
}

export function MessagesLoading() {
  return (
    <MessagesFrame>
      <ListLoading toolbar="switch" />
    </MessagesFrame>
  );
}
