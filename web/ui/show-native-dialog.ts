import type { DialogContent } from './dialog-request.ts';

/**
 * Says and asks the same in the browser's own words, for when the code of our dialogs can't be had; a wait has none.
 * Returns whether the person agreed.
 */
export function showNativeDialog(content: DialogContent): boolean {
  if (content.kind === 'loading') return false;
  if (content.kind === 'confirm') return window.confirm(`${content.title}\n\n${content.text}`);
  const texts = [content.title, content.text, content.emphasis];
  window.alert(texts.filter((text) => typeof text === 'string').join('\n\n'));
  content.returnFocusTo?.()?.focus();
  return true;
}
