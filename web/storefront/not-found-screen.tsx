import { ScreenMessage } from './screen-message.tsx';

const HEADING = 'No encontramos esta página';

export function NotFoundScreen() {
  return (
    <>
      <title>{HEADING}</title>
      <ScreenMessage heading={HEADING} text="Puede que el enlace esté incompleto o que ya no exista.">
        <a className="button button-primary" href="/">
          Ir al inicio
        </a>
      </ScreenMessage>
    </>
  );
}
