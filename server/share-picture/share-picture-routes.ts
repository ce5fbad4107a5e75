import type { FastifyInstance } from 'fastify';
import { contentTag, isKnownTag } from '#server/http/etag.ts';
import { sharePicture } from './share-picture.ts';

/** The picture that chats show of the shop's pages. It is drawn once for each name and accent, so asking costs nothing. */
export async function sharePictureRoutes(app: FastifyInstance): Promise<void> {
  let drawn: { readonly shop: string; readonly picture: Promise<Buffer> } | null = null;

  app.get(
    '/art/share.jpg',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const { name, look } = request.verbs().store;
      const shop = JSON.stringify([name, look.accent]);
      if (drawn?.shop !== shop) drawn = { shop, picture: sharePicture({ name, look }) };
      const picture = await drawn.picture;
      const etag = contentTag(picture);
      reply.headers({ 'cache-control': 'public, max-age=3600', etag });
      if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('image/jpeg').send(picture);
    },
  );
}
