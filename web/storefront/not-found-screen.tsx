import { ScreenMessage } from './screen-message.tsx';

export function NotFoundScreen() {
  return (
    <ScreenMessage
      heading="No encontramos esta página"
      text="Puede que el enlace esté incompleto o que ya no exista."
    >
      <a className="button button-primary" href="/">
        Ir al inicio
      </a>
    </ScreenMessage>
  );
}
