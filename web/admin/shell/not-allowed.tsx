import { type Capability, permissionAdvice } from '#domain/accounts/roles.ts';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { EmptyList } from '../list/empty-list.tsx';
import { SectionFrame } from './section-frame.tsx';

/** Shown in place of a screen that the acting administrator's role doesn't open (STORE-007). */
export function NotAllowed({ capability }: { capability: Capability }) {
  return (
    <SectionFrame title="Sin permiso">
      <div className="dashboard-card">
        <EmptyList
          text={permissionAdvice(capability)}
          way={{ to: deskPath('overview'), label: 'Ir a General' }}
        />
      </div>
    </SectionFrame>
  );
}
