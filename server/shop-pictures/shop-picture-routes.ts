import type { FastifyInstance } from 'fastify';
import type { StoreConfig } from '#config/store.ts';
import { contentTag, isKnownTag } from '#server/http/etag.ts';
import { keptDrawing } from './kept-drawing.ts';
import { sharePicture } from './share-picture.ts';
import { maskableIcon, shopIcon, shopMark, smallIcons } from './shop-icons.ts';

type Shop = Pick<StoreConfig, 'name' | 'look'>;

type ShopPicture = { readonly type: string; readonly draw: (shop: Shop) => Promise<Buffer> };

const PNG = 'image/png';

const PICTURES: Readonly<Record<string, ShopPicture>> = {
  '/art/share.jpg': { type: 'image/jpeg', draw: sharePicture },
  '/favicon.svg': { type: 'image/svg+xml', draw: async (shop) => Buffer.from(shopMark(shop)) },
  '/favicon.ico': { type: 'image/vnd.microsoft.icon', draw: smallIcons },
  '/icon-192.png': { type: PNG, draw: (shop) => shopIcon(shop, 192) },
  '/icon-512.png': { type: PNG, draw: (shop) => shopIcon(shop, 512) },
  '/icon-maskable-512.png': { type: PNG, draw: (shop) => maskableIcon(shop, 512) },
};

/** The pictures that show whose shop it is: in chats, tabs and on home screens (STORE-001, STORE-003). */
export async function shopPictureRoutes(app: FastifyInstance): Promise<void> {
  for (const [path, picture] of Object.entries(PICTURES)) addPicture(app, path, picture);
}

/** It is drawn once for each name and look, so asking costs nothing. */
function addPicture(app: FastifyInstance, path: string, { type, draw }: ShopPicture): void {
  const drawing = keptDrawing(draw);
  app.get(path, { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const { name, look } = request.verbs().store;
    const picture = await drawing({ name, look });
    const etag = contentTag(picture);
    reply.headers({ 'cache-control': 'public, max-age=3600', etag });
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(type).send(picture);
  });
}
