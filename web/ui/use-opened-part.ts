import { useEffect, useEffectEvent } from 'react';
import { useCode } from './use-code.ts';
import { useToast } from './use-toast.tsx';

type OpenedPartOptions = { readonly isOpen: boolean; readonly onClose: () => void };

/** A part of the page whose code is fetched when it opens; where that fails, it closes and says so. */
export function useOpenedPart<Part>(
  fetchPart: () => Promise<Part>,
  { isOpen, onClose }: OpenedPartOptions,
): Part | null {
  const { code, demand } = useCode(fetchPart);
  const toast = useToast();
  const giveUp = useEffectEvent(() => {
    onClose();
    toast.show({
      title: 'No se pudo abrir',
      text: 'Revisa tu conexión e intenta nuevamente. Si sigue sin abrirse, recarga la página.',
      tone: 'error',
    });
  });

  useEffect(() => {
    if (!isOpen) return;
    let isAwaited = true;
    // The press is painted first.
    const painted = setTimeout(async () => {
      const isThere = await demand();
      if (!isThere && isAwaited) giveUp();
    });
    return () => {
      isAwaited = false;
      clearTimeout(painted);
    };
  }, [isOpen, demand]);

  return code;
}
