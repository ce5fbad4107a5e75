import { type ComponentProps, useRef } from 'react';
import { useIsNearViewport } from './use-is-near-viewport.ts';

/** A transparent point: the picture's box and its name are there before the picture is. */
const NOTHING_YET = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type LazyImageProps = Omit<ComponentProps<'img'>, 'loading'> & {
  alt: string;
  /** In the first view: asked for with the page, without waiting for a script. */
  isEager?: boolean;
};

/**
 * A picture that is fetched when it is nearly in sight. The browser's own lazy loading begins a thousand pixels earlier,
 * so a script holds the address back; without scripts the browser's way has to do. Give it a box by CSS or width and height.
 */
export function LazyImage({ isEager = false, src, srcSet, alt, ...rest }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const isAwaited = !useIsNearViewport(image, !isEager) && !isEager;
  const source = isAwaited ? { src: NOTHING_YET, 'data-awaited': '' } : { src, srcSet };
  return (
    <>
      <img {...rest} {...source} ref={image} alt={alt} />
      {isAwaited && (
        <noscript>
          <img {...rest} src={src} srcSet={srcSet} alt={alt} loading="lazy" />
        </noscript>
      )}
    </>
  );
}
