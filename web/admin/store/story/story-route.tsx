import type { Settings } from '#schemas/store/area-schemas.ts';
import { storyArea } from '#schemas/store/story-area.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/story-route.ts';
import { StoryForm } from './story-form.tsx';
import { StoryPreview } from './story-preview.tsx';

const STORY: AreaDefinition<Settings['story']> = {
  area: 'story',
  title: 'Historia',
  schema: storyArea,
  fields: {
    story: { label: 'La historia', text: (story) => story.join('\n\n') },
    generations: {
      label: 'Generaciones',
      text: (generations) => generations.map(({ title, text }) => `${title}: ${text}`).join('\n'),
    },
  },
};

export function clientLoader() {
  return fetchArea<Settings['story']>(STORY.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={STORY.title} />;
}

export default function StoryRoute({ loaderData }: Route.ComponentProps) {
  return <AreaScreen definition={STORY} loaded={loaderData} Form={StoryForm} Preview={StoryPreview} />;
}
