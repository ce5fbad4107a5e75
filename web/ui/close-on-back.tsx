import { useCloseOnBack } from './use-close-on-back.ts';

/** `useCloseOnBack` for an overlay that opens before this code is there. */
export function CloseOnBack(overlay: Parameters<typeof useCloseOnBack>[0]) {
  useCloseOnBack(overlay);
  return null;
}
