import '../admin.css';
import { redirect } from 'react-router';
import { pageServices } from '#web/context.ts';
import { RETURN_PARAMETER, safeReturnPath } from '../return-path.ts';
import type { Route } from './+types/login-route.ts';
import { EntryScreen } from './entry-screen.tsx';
import { LoginForm } from './login-form.tsx';
import { quoteFor } from './quotes.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { session, randomSeed } = context.get(pageServices);
  const returnPath = safeReturnPath(new URL(request.url).searchParams.get(RETURN_PARAMETER));
  if (session !== null) throw redirect(returnPath);
  return { returnPath, quote: quoteFor(randomSeed()) };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function LoginRoute({ loaderData: { returnPath, quote } }: Route.ComponentProps) {
  return (
    <EntryScreen
      title="Ingresar"
      heading="Administración"
      lead="Ingresa para gestionar productos, pedidos y precios."
      quote={quote}
    >
      <LoginForm returnPath={returnPath} />
    </EntryScreen>
  );
}
