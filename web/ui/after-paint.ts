/** Resolves once the browser has painted what changed. A hidden page paints nothing, so it doesn't wait. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
