import '#web/contact/contact.css';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { LocationBlock } from '#web/contact/location-block.tsx';
import { PreviewStore } from '../area/preview-store.tsx';
import { Scaled } from '../area/scaled.tsx';

/** 'Visítanos', as the page of contact shows it. */
export function ContactPreview({ fields }: { fields: Settings['contact'] }) {
  return (
    <PreviewStore change={fields}>
      <Scaled width={520}>
        <LocationBlock />
      </Scaled>
    </PreviewStore>
  );
}
