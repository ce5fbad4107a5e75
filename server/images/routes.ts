import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PHOTO_MEGABYTES, MEGABYTE } from '#domain/files/file-weights.ts';
import { PHOTO_WIDTHS, type PhotoWidth } from '#domain/photos/photo-url.ts';
import { photoNamesSchema } from '#schemas/photo-names.ts';
import { isKnownTag } from '#server/http/etag.ts';
import { boundUnsentBytes } from '#server/http/unsent-bytes.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { Refusal } from '#server/kernel/errors.ts';
import { findPhotoProducts } from './find-photo-products.ts';
import { IMAGE_NAME } from './image-store.ts';
import { isWholePhoto } from './is-whole-photo.ts';
import type { PhotoStore } from './photo-store.ts';
import { renditionFormatFor } from './rendition-format.ts';
import { openRenditions, type Rendition } from './renditions.ts';
import { storeImage } from './store-image.ts';
import { uploadedImage } from './uploaded-image.ts';

/** Upload of photos and the products of their names, for administrators. */
export async function imageApiRoutes(app: ApiInstance, { photos }: { photos: PhotoStore }): Promise<void> {
  // Registered here alone: no other route accepts what a foreign site's form could send.
  await app.register(multipart, {
    limits: { files: 1, fields: 5, fileSize: MAX_PHOTO_MEGABYTES * MEGABYTE },
  });
  app.post(
    '/cloudinary',
    {
      config: { access: 'catalogue' },
      schema: {
        tags: ['Imágenes'],
        summary: `Guarda una foto (campo image, hasta ${MAX_PHOTO_MEGABYTES} MB) y responde con su dirección (url)`,
        consumes: ['multipart/form-data'],
      },
    },
    async (request, reply) => {
      const upload = await uploadedImage(request);
      return reply.code(201).send({ url: await storeImage(request.verbs(), { photos, upload }) });
    },
  );

  app.post(
    '/photo-matches',
    {
      config: { access: 'imports' },
      schema: {
        tags: ['Imágenes'],
        summary: 'El producto de cada foto, por el código que empieza el nombre de su archivo',
        body: photoNamesSchema,
      },
    },
    async (request) => findPhotoProducts(request.verbs(), request.body.names),
  );
}

/** Files are left out of the API's description. Mails read in a browser show them on another site's page. */
const HIDDEN = {
  config: { access: 'public' },
  schema: { hide: true },
  helmet: { crossOriginResourcePolicy: { policy: 'cross-origin' } },
} as const;

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Browsers keep the WebP for good. Shared caches ask again after five minutes and get the smaller AVIF. */
const IMMUTABLE_IN_BROWSERS = 'public, max-age=31536000, s-maxage=300, immutable';

type ImageRoutesOptions = {
  readonly photos: PhotoStore;
  readonly dataDir: string;
  readonly renditionsMegabytes: number;
};

/** The photos themselves: `/images/<name>` as stored, `/images/<width>/<name>` no wider than that. */
export async function imageRoutes(
  app: FastifyInstance,
  { photos, dataDir, renditionsMegabytes }: ImageRoutesOptions,
): Promise<void> {
  const renditions = openRenditions({
    photos,
    dataDir,
    maxBytes: renditionsMegabytes * MEGABYTE,
    log: app.log,
  });
  const unsent = boundUnsentBytes();
  app.addHook('onClose', async () => renditions.close());

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    width: PhotoWidth | null,
  ) {
    const wanted: Rendition = { name, width, format: renditionFormatFor(request.headers.accept) };
    const found = IMAGE_NAME.test(name) ? await renditions.read(wanted) : null;
    if (found === null) throw new Refusal('image-not-found');
    const { bytes, format, isTemporary } = found;
    const lasting = isTemporary ? IMMUTABLE_IN_BROWSERS : IMMUTABLE;
    // The content of a name never changes, so the name is the tag.
    const etag = `"${name}-${width ?? 'full'}-${format}"`;
    const isKnown = isKnownTag(request.headers['if-none-match'], etag);
    // Before the cache headers: a refusal must not be cached for good.
    if (!isKnown) unsent.hold(reply.raw, bytes.length);
    reply.headers({
      'cache-control': isWholePhoto(bytes, format) ? lasting : 'no-store',
      etag,
      vary: 'accept',
    });
    if (isKnown) return reply.code(304).send();
    return reply.type(`image/${format}`).send(bytes);
  }

  app.get<{ Params: { name: string } }>('/images/:name', HIDDEN, (request, reply) =>
    answer(request, reply, request.params.name, null),
  );

  app.get<{ Params: { width: string; name: string } }>(
    '/images/:width/:name',
    HIDDEN,
    async (request, reply) => {
      const width = PHOTO_WIDTHS.find((known) => String(known) === request.params.width);
      if (width === undefined) throw new Refusal('image-not-found');
      return answer(request, reply, request.params.name, width);
    },
  );
}
