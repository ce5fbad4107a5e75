import './about.css';
import './thread-steps.css';
import type { StoreConfig } from '#config/store.ts';
import { SectionTitle } from '#web/ui/section-title.tsx';
import { ThreadSteps } from './thread-steps.tsx';

/** The shop's story, and what each generation added to it. */
export function AboutStory({ story, generations }: Pick<StoreConfig, 'story' | 'generations'>) {
  return (
    <>
      {story.length > 0 && (
        <section className="about-story" aria-labelledby="el-oficio">
          <h2 id="el-oficio" className="text-section">
            {generations.length > 1 ? 'Un oficio que pasa de mano en mano' : 'El oficio'}
          </h2>
          <div className="grid max-w-[38em] gap-4 text-[1.0625rem]">
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {generations.length > 1 && (
        <section className="mt-14 lg:mt-20" aria-labelledby="generaciones">
          <SectionTitle id="generaciones">Lo que sumó cada generación</SectionTitle>
          <ThreadSteps steps={generations} />
        </section>
      )}
    </>
  );
}
