import { pageServices } from '#web/context.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/invitation-route.ts';
import { EntryScreen } from './entry-screen.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { quoteFor } from './quotes.ts';
import { useInvitation } from './use-invitation.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { quote: quoteFor(context.get(pageServices).randomSeed()) };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** Where an invitation's link leads: who was invited chooses a password. */
export default function InvitationRoute({ loaderData: { quote } }: Route.ComponentProps) {
  const invitation = useInvitation();
  const screen = { title: 'Invitación', quote };
  if (invitation.kind === 'unusable') {
    return (
      <EntryScreen {...screen} heading="El enlace ya no vale" lead={invitation.reason}>
        <ButtonLink to="/login" variant="outline">
          Ir al ingreso
        </ButtonLink>
      </EntryScreen>
    );
  }
  return (
    <EntryScreen
      {...screen}
      heading="Te invitaron"
      lead="Elige una contraseña y ya puedes administrar la tienda."
    >
      <noscript>
        <p className="text-sm">Para aceptar la invitación, activa JavaScript en tu navegador.</p>
      </noscript>
      {invitation.kind === 'looking' ? (
        <Skeleton className="h-60" />
      ) : (
        <InvitationForm email={invitation.email} token={invitation.token} />
      )}
    </EntryScreen>
  );
}
