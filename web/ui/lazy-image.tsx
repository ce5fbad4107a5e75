import { type ComponentProps, useRef } from 'react';
import { useIsNearViewport } from './use-is-near-viewport.ts';

/** A transparent pixel: the picture's box and name are there before the picture. */
const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type LazyImageProps = Omit<ComponentProps<'img'>, 'loading'> & {
  alt: string;
  /** For the first view: fetched with the page, without waiting for a script. */
  isEager?: boolean;
  /** Not fetched yet, wherever it is. */
  isHeld?: boolean;
};

/**
 * A picture that is fetched shortly before it is visible. The browser's own lazy loading begins a thousand pixels
 * earlier, so a script sets the address. Without scripts the browser's lazy loading is used. Give the picture a size by
 * CSS or by width and height.
 */
export function LazyImage({ isEager = false, isHeld = false, src, srcSet, alt, ...rest }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const isNear = useIsNearViewport(image, !isEager && !isHeld);
  const isAwaited = isHeld || (!isNear && !isEager);
  const source = isAwaited ? { src: PLACEHOLDER, 'data-awaited': '' } : { src, srcSet };
  return (
    <>
      <img {...rest} {...source} ref={image} alt={alt} />
      {isAwaited && (
        <noscript>
          {/* In one size: a list of sizes for each picture is longer than what it saves. */}
          <img {...rest} sizes={undefined} src={src} alt={alt} loading="lazy" />
        </noscript>
      )}
    </>
  );
}
