import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PHOTO_WIDTHS, type PhotoWidth } from '#domain/catalogue/photo-url.ts';
import type { ApiInstance } from '#server/api-instance.ts';
import { Refusal } from '#server/errors.ts';
import { IMAGE_NAME } from './image-store.ts';
import { renditionFormatFor } from './rendition-format.ts';
import { renditionsOf } from './renditions.ts';
import { storeImage } from './store-image.ts';
import { uploadedImage } from './uploaded-image.ts';

/** Upload of photos, for administrators. */
export async function imageApiRoutes(app: ApiInstance, { dataDir }: { dataDir: string }): Promise<void> {
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
      return reply.code(201).send({ url: await storeImage(request.verbs(), { dataDir, upload }) });
    },
  );
}

/** Files are no part of the API's description. */
const HIDDEN = { schema: { hide: true } };

/** The photos themselves: `/images/<name>` as stored, `/images/<width>/<name>` no wider than that. */
export async function imageRoutes(app: FastifyInstance, { dataDir }: { dataDir: string }): Promise<void> {
  const renditions = renditionsOf(dataDir);

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    width: PhotoWidth | null,
  ) {
    const format = renditionFormatFor(request.headers.accept);
    const bytes = IMAGE_NAME.test(name) ? await renditions({ name, width, format }) : null;
    if (bytes === null) throw new Refusal('image-not-found');
    // A name never changes its content, so the name is all that a tag has to say.
    const etag = `"${name}-${width ?? 'full'}-${format}"`;
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag, vary: 'accept' });
    if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
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
