import type { WireCodesOffer } from '#schemas/account-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '../login/form-error.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { offerCodes } from './account-api.ts';

/** Requests a secret, the first step of turning one-time codes on. */
export function CodesBeginning({ onOffered }: { onOffered: (offer: WireCodesOffer) => void }) {
  const { isSending, error, send } = useServerRequest();

  async function begin(): Promise<void> {
    const offered = await send(offerCodes);
    if (offered !== null) onOffered(offered.data);
  }

  return (
    <div className="grid gap-4">
      <FormError text={error} />
      <Button className="justify-self-start" isLoading={isSending} onClick={begin}>
        Activar códigos
      </Button>
    </div>
  );
}
