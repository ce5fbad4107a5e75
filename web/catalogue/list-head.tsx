import type { ReactNode } from 'react';
import { photoUrl } from '#domain/photos/photo-url.ts';

/** A list's heading and count, beside the picture of its place in the shop (FIND-009). */
export function ListHead({ picture, children }: { picture: string | undefined; children: ReactNode }) {
  return (
    <div className="mb-4 flex items-center gap-3.5">
      {picture && <ListPicture picture={picture} side={56} />}
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3.5 gap-y-1">{children}</div>
    </div>
  );
}

export function ListPicture({ picture, side }: { picture: string; side: number }) {
  return (
    <img
      src={photoUrl(picture, 200)}
      alt=""
      width={side}
      height={side}
      loading="lazy"
      className="shrink-0 rounded-2 object-cover"
    />
  );
}
