import type { DialogContent } from './dialog-request.ts';

/**
 * Shows a dialog's content with the browser's own `confirm` or `alert`, for when the code of our dialogs can't be
 * loaded. A wait is not shown.
 * @returns whether the person agreed
 */
export function showNativeDialog(content: DialogContent): boolean {
  if (content.kind === 'loading') return false;
  if (content.kind === 'confirm') return window.confirm(`${content.title}\n\n${content.text}`);
  const texts = [content.title, content.text, content.emphasis];
  window.alert(texts.filter((text) => typeof text === 'string').join('\n\n'));
  content.returnFocusTo?.()?.focus();
  return true;
}
