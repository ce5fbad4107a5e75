import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PHOTO_WIDTHS, type PhotoWidth } from '#domain/catalogue/photo-url.ts';
import type { ApiInstance } from '#server/api-instance.ts';
import { Refusal } from '#server/errors.ts';
import { isKnownTag } from '#server/http/etag.ts';
import { boundUnsentBytes } from '#server/http/unsent-bytes.ts';
import { IMAGE_NAME } from './image-store.ts';
import type { PhotoStore } from './photo-store.ts';
import { renditionFormatFor } from './rendition-format.ts';
import { openRenditions, type Rendition } from './renditions.ts';
import { storeImage } from './store-image.ts';
import { uploadedImage } from './uploaded-image.ts';

const MEGABYTE = 1024 * 1024;

/** Upload of photos, for administrators. */
export async function imageApiRoutes(app: ApiInstance, { photos }: { photos: PhotoStore }): Promise<void> {
  // Here alone: nothing else takes what a form of another site could send.
  await app.register(multipart, { limits: { files: 1, fields: 5, fileSize: 15 * MEGABYTE } });
  app.post(
    '/cloudinary',
    {
      schema: {
        tags: ['Imágenes'],
        summary: 'Guarda una foto (campo image, hasta 15 MB) y responde con su dirección (url)',
        consumes: ['multipart/form-data'],
      },
    },
    async (request, reply) => {
      const upload = await uploadedImage(request);
      return reply.code(201).send({ url: await storeImage(request.verbs(), { photos, upload }) });
    },
  );
}

/** Files are for all, and no part of the API's description. */
const HIDDEN = { config: { access: 'public' }, schema: { hide: true } } as const;

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** The browser keeps what it has; a cache between, which serves many, asks again and gets the smaller one. */
const FOR_GOOD_OR_NOW = 'public, max-age=31536000, s-maxage=300, immutable';

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
    const { bytes, format, isForNow } = found;
    // A name never changes its content, so the name is all that a tag has to say.
    const etag = `"${name}-${width ?? 'full'}-${format}"`;
    const isKnown = isKnownTag(request.headers['if-none-match'], etag);
    // Before any header is set: a refusal must not be kept for good.
    if (!isKnown) unsent.hold(reply.raw, bytes.length);
    reply.headers({ 'cache-control': isForNow ? FOR_GOOD_OR_NOW : FOR_GOOD, etag, vary: 'accept' });
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
