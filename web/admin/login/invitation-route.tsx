import '../admin.css';
import { pageServices } from '#web/context.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/invitation-route.ts';
import { EntryScreen } from './entry-screen.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { quoteFor } from './quotes.ts';
import { type Invitation, useInvitation } from './use-invitation.ts';

const WELCOME = { heading: 'Te invitaron', lead: 'Elige una contraseña y ya puedes administrar la tienda.' };

const TEXTS: Record<Invitation['kind'], { heading: string; lead: string }> = {
  looking: WELCOME,
  open: WELCOME,
  unusable: {
    heading: 'El enlace ya no vale',
    lead: 'La invitación no existe, venció o ya se usó. Pide otra.',
  },
  unknown: {
    heading: 'No pudimos ver tu invitación',
    lead: 'El servidor no responde. Prueba de nuevo en un momento.',
  },
};

export function loader({ context }: Route.LoaderArgs) {
  return { quote: quoteFor(context.get(pageServices).randomSeed()) };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** The page of an invitation's link, where the invited person chooses a password. */
export default function InvitationRoute({ loaderData: { quote } }: Route.ComponentProps) {
  const { invitation, retry } = useInvitation();
  return (
    <EntryScreen title="Invitación" quote={quote} {...TEXTS[invitation.kind]}>
      <noscript>
        <p className="mb-5 text-sm">Para aceptar la invitación, activa JavaScript en tu navegador.</p>
      </noscript>
      {invitation.kind === 'looking' && <Skeleton className="h-60" />}
      {invitation.kind === 'open' && <InvitationForm {...invitation} />}
      {invitation.kind === 'unusable' && (
        <ButtonLink to="/login" variant="outline">
          Ir al ingreso
        </ButtonLink>
      )}
      {invitation.kind === 'unknown' && (
        <Button variant="outline" onClick={retry}>
          Reintentar
        </Button>
      )}
    </EntryScreen>
  );
}
