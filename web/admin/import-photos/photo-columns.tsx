import { CircleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { BatchPhotoRow } from './batch-photo-row.tsx';
import type { BatchColumns, LeftOutPhoto, ProductPhotos } from './photo-batch.ts';
import { useNextField } from './use-next-field.ts';

type PhotoColumnsProps = {
  readonly columns: BatchColumns;
  /** Why products didn't get their photos, by id. */
  readonly failures: ReadonlyMap<string, string>;
  readonly onFind: () => void;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
  /** Gives a photo without a product the one with the code; resolves to why it could not, or `null`. */
  readonly onPlace: (id: string, code: string) => Promise<string | null>;
};

/** 'Encontradas', 'Sin producto' and 'No sirven', before and while photos are uploaded. */
export function PhotoColumns({
  columns: { found, unknown, unfit },
  failures,
  onFind,
  onPlace,
  ...actions
}: PhotoColumnsProps) {
  const { column, place } = useNextField(unknown, onPlace);
  const photos = found.reduce((sum, group) => sum + group.photos.length, 0);
  return (
    <div className="photo-columns">
      <Column title="Encontradas" count={photos} empty="Ninguna todavía.">
        <ul className="grid gap-5">
          {found.map((group) => (
            <ProductGroup
              key={group.product.id}
              group={group}
              failure={failures.get(group.product.id) ?? null}
              {...actions}
            />
          ))}
        </ul>
      </Column>
      <Column title="Sin producto" count={unknown.length} empty="Ninguna." ref={column}>
        <LeftOut photos={unknown} onPlace={place} {...actions} />
        <Button variant="outline" size="small" className="mt-3" onClick={onFind}>
          Buscar otra vez
        </Button>
      </Column>
      <Column title="No sirven" count={unfit.length} empty="Ninguna.">
        <LeftOut photos={unfit} {...actions} />
      </Column>
    </div>
  );
}

type ColumnProps = {
  readonly title: string;
  readonly count: number;
  readonly empty: string;
  readonly ref?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

function Column({ title, count, empty, ref, children }: ColumnProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className="dashboard-card self-start">
      <h2 id={id} tabIndex={-1} className="mb-3 flex items-baseline gap-2 text-block">
        {title} <span className="figures text-sm font-medium text-muted">{count}</span>
      </h2>
      {count === 0 ? <p className="text-sm text-muted">{empty}</p> : children}
    </section>
  );
}

type Actions = Pick<PhotoColumnsProps, 'onRetry' | 'onRemove'>;

function ProductGroup(group: { group: ProductPhotos; failure: string | null } & Actions) {
  const {
    group: { product, photos },
    failure,
    ...actions
  } = group;
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <PageLink
          to={`${deskPath('products')}?editar=${product.id}`}
          className="import-product wrap-anywhere"
        >
          {product.name || 'Sin nombre'}
        </PageLink>
        <span className="figures text-muted wrap-anywhere">
          {product.code} ·{' '}
          {product.photos === 0 ? 'sin fotos' : `ya tiene ${formatCount(product.photos, PHOTOS)}`}
        </span>
      </p>
      {failure !== null && (
        <p role="alert" className="mt-1 flex items-start gap-1.5 text-sm text-error">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {`No recibió sus fotos: ${failure} Vuelve a subir.`}
        </p>
      )}
      <ul className="mt-2 grid gap-1">
        {photos.map((photo) => (
          <BatchPhotoRow key={photo.id} photo={photo} {...actions} />
        ))}
      </ul>
    </li>
  );
}

const PHOTOS = { one: 'foto', many: 'fotos' };

type LeftOutProps = Actions & {
  readonly photos: readonly LeftOutPhoto[];
  readonly onPlace?: PhotoColumnsProps['onPlace'];
};

function LeftOut({ photos, ...actions }: LeftOutProps) {
  return (
    <ul className="grid gap-1">
      {photos.map(({ photo, reason }) => (
        <BatchPhotoRow key={photo.id} photo={photo} reason={reason} {...actions} />
      ))}
    </ul>
  );
}
