import { type ComponentProps, useEffect, useRef, useState } from 'react';

/** Pictures are asked for when they come this near to the window, or to the row that they are scrolled in (CONST-002). */
const NEAR = '200px';
/** Sideways only: what a row's margin adds above and below, Chromium adds to the window's. */
const NEAR_IN_ROW = `0px ${NEAR}`;

/** A transparent point: the picture's box and its name are there before the picture is. */
const NOTHING_YET = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type NearImageProps = Omit<ComponentProps<'img'>, 'loading'> & {
  alt: string;
  /** In the first view: asked for with the page, without waiting for a script. */
  isEager?: boolean;
};

/**
 * A picture that is fetched when it is nearly in sight. The browser's own lazy loading begins a thousand pixels earlier,
 * so a script holds the address back; without scripts the browser's way has to do. Give it a box by CSS or width and height.
 */
export function NearImage({ isEager = false, src, srcSet, alt, ...rest }: NearImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isNear, setIsNear] = useState(false);
  const isAwaited = !isEager && !isNear;

  useEffect(() => {
    if (!isAwaited || image.current === null) return;
    return whenNear(image.current, () => setIsNear(true));
  }, [isAwaited]);

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

let watcher: IntersectionObserver | undefined;
const awaiting = new WeakMap<Element, () => void>();

/** @returns the way to stop waiting */
function whenNear(element: Element, callback: () => void): () => void {
  watcher ??= new IntersectionObserver(release, { rootMargin: NEAR, scrollMargin: NEAR_IN_ROW });
  const observer = watcher;
  awaiting.set(element, callback);
  observer.observe(element);
  return () => observer.unobserve(element);
}

function release(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) awaiting.get(target)?.();
  }
}
