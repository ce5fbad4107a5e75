import { X } from '#web/ui/stroke-icons.tsx';
import '#web/ui/overlay.css';
import './flash-offers.css';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useCloseOnBack } from '#web/ui/use-close-on-back.ts';
import { Countdown } from './countdown.tsx';
import { FlashCarousel } from './flash-carousel.tsx';

type FlashOffersProps = {
  readonly offers: readonly ListedProduct[];
  /** The countdown's start, in epoch ms. */
  readonly since: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/**
 * '¡OFERTAS RELÁMPAGO!'. A press outside, its button, Escape and Back close it (POPUP-004 to POPUP-007). A shop may leave
 * the countdown of the visit out (LAW-006).
 */
export function FlashOffers({ offers, since, isOpen, onClose }: FlashOffersProps): ReactNode {
  // An offer with an end of its own shows that one alone (LAW-006).
  const hasVisitCountdown =
    useStore().visitCountdown && offers.every(({ priceEnd }) => priceEnd === undefined);
  useCloseOnBack({ isOpen, onClose });
  return (
    <Dialog.Root open={isOpen} onOpenChange={(opens) => !opens && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop z-60" />
        <Dialog.Viewport className="flash-offers-place">
          <Dialog.Popup className="overlay-dialog flash-offers">
            <div className="flash-offers-header stitch-frame on-colour">
              <Dialog.Title className="text-[1.875rem] lg:text-[2.5rem]">¡OFERTAS RELÁMPAGO!</Dialog.Title>
              {hasVisitCountdown && <Countdown since={since} />}
              <Dialog.Close render={<IconButton label="Cerrar" className="flash-offers-close" />}>
                <X aria-hidden="true" />
              </Dialog.Close>
            </div>
            <FlashCarousel offers={offers} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
