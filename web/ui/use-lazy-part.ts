import { useEffect, useEffectEvent } from 'react';
import { useLazyCode } from './use-lazy-code.ts';
import { useToast } from './use-toast.tsx';

type LazyPartOptions = { readonly isOpen: boolean; readonly onClose: () => void };

/** A part of the page whose code is fetched when it opens. After a failure it closes with a message. */
export function useLazyPart<Part>(
  fetchPart: () => Promise<Part>,
  { isOpen, onClose }: LazyPartOptions,
): Part | null {
  const { code, load } = useLazyCode(fetchPart);
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
    let isWanted = true;
    load().then((isLoaded) => {
      if (!isLoaded && isWanted) giveUp();
    });
    return () => {
      isWanted = false;
    };
  }, [isOpen, load]);

  return code;
}
