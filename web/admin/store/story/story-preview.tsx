import type { Settings } from '#schemas/store/area-schemas.ts';
import { AboutOpener } from '#web/info/about-opener.tsx';
import { AboutStory } from '#web/info/about-story.tsx';
import { PreviewStore } from '../area/preview-store.tsx';
import { Scaled } from '../area/scaled.tsx';

/** The page 'Nosotros'. */
export function StoryPreview({ fields }: { fields: Settings['story'] }) {
  return (
    <PreviewStore change={{ generationCount: fields.generations.length }}>
      <div className="p-5">
        <Scaled width={1100}>
          <AboutOpener />
          <AboutStory {...fields} />
        </Scaled>
      </div>
    </PreviewStore>
  );
}
