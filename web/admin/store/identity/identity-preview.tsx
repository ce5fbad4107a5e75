import type { Settings } from '#schemas/store/area-schemas.ts';
import { AboutOpener } from '#web/info/about-opener.tsx';
import { Logo } from '#web/storefront/logo.tsx';
import { useStorePage } from '#web/storefront/store-context.tsx';
import { PreviewStore } from '../area/preview-store.tsx';
import { Scaled } from '../area/scaled.tsx';

/** The name at the head and the foot of each page, as the year's picture, and in a search engine. */
export function IdentityPreview({ fields }: { fields: Settings['identity'] }) {
  return (
    <PreviewStore change={fields}>
      <div className="border-b border-line px-5 py-4">
        <Logo />
      </div>
      <div className="p-5">
        <Scaled width={1100}>
          <AboutOpener />
        </Scaled>
      </div>
      <SearchResult {...fields} />
      <div className="on-colour bg-ink px-5 py-5 text-linen-300">
        <Logo className="text-on-ink [&_small]:text-linen-300!" />
      </div>
    </PreviewStore>
  );
}

function SearchResult({ name, tagline, description }: Settings['identity']) {
  const { publicUrl } = useStorePage();
  return (
    <div className="mx-5 mb-5 rounded-3 bg-surface p-4">
      <p className="text-fine text-muted">{new URL(publicUrl).host}</p>
      <p className="text-lg text-[#243f7e]">{`${name}: ${tagline}`}</p>
      <p className="line-clamp-3 text-sm text-secondary">{description}</p>
    </div>
  );
}
