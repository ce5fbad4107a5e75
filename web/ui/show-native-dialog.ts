import type { DialogAnswer, DialogContent } from './dialog-request.ts';

/**
 * Shows a dialog's content with the browser's own `confirm` or `alert`, for when the code of our dialogs can't be
 * loaded. A wait is not shown.
 * @returns 'yes' if the person agreed. The browser's 'Cancel' closes: it doesn't say what our button would.
 */
export function showNativeDialog(content: DialogContent): DialogAnswer {
  if (content.kind === 'loading') return 'closed';
  if (content.kind === 'confirm') {
    return window.confirm(`${content.title}\n\n${content.text}`) ? 'yes' : 'closed';
  }
  const texts = [content.title, content.text, content.emphasis];
  window.alert(texts.filter((text) => typeof text === 'string').join('\n\n'));
  content.returnFocusTo?.()?.focus();
  return 'yes';
}
