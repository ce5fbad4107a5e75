import { ButtonLink } from '#web/ui/button-link.tsx';
import { CopyCode } from './copy-code.tsx';

/** The code of a request that was taken, in large figures. */
export function WithdrawalTaken({ code, answerBy }: { code: string; answerBy: string }) {
  return (
    <section aria-label="Pedido recibido" className="withdrawal">
      <p>Recibimos tu pedido. Tu código es</p>
      <p className="withdrawal-code display-figures">{code}</p>
      <p>Te respondemos antes de {answerBy}. Guarda el código: con él sabemos de qué compra se trata.</p>
      <p className="flex flex-wrap gap-3">
        <CopyCode code={code} />
        <ButtonLink to="/" variant="quiet">
          Volver a la tienda
        </ButtonLink>
      </p>
    </section>
  );
}
