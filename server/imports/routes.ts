import pLimit from 'p-limit';
import { z } from 'zod';
import { MAX_IMPORT_ROWS, MAX_SHEET_MEGABYTES } from '#domain/files/file-weights.ts';
import { formatWholeNumber } from '#domain/text/format.ts';
import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { importApplySchema, importCheckSchema } from '#schemas/import.ts';
import { idParams, pagingQuery } from '#schemas/paging.ts';
import { SHEET_FORMATS, sendSheet } from '#server/exports/send-sheet.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { BODY_BYTES } from '#server/kernel/request-limits.ts';
import { takeSpreadsheets, uploadedFile } from '#server/tables/uploaded-file.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { templateSheet, wrongRowsSheet } from './import-sheets.ts';
import { importState, listImportChanges, listImports } from './list-imports.ts';
import { receiveImport } from './receive-import.ts';
import { retryImportPhotos } from './retry-import-photos.ts';
import { showImported } from './show-imported.ts';
import { undoImport } from './undo-import.ts';

const TAGS = ['Importar'];

const formatQuery = z.object({
  format: z.enum(SHEET_FORMATS, { error: 'tiene que ser csv o xlsx' }).default('csv'),
});
const sheetQuery = z.object({
  sheet: z
    .string()
    .max(200)
    .optional()
    .describe('La hoja que se lee; sin ella, la primera con columnas conocidas'),
  headerRow: z.coerce
    .number({ error: 'tiene que ser un número' })
    .int({ error: 'tiene que ser un número entero' })
    .min(0, { error: 'no puede ser negativo' })
    .max(1000, { error: 'es demasiado grande' })
    .optional()
    .describe('La fila con los nombres de las columnas; 0 si no los tiene'),
});
const pageQuery = z.object({ page: pagingQuery.page });

/** A catalogue from a spreadsheet: read, check, apply, undo (IMPORT-011). */
export async function importRoutes(app: ApiInstance, { photos }: { photos: PhotoStore }): Promise<void> {
  await app.register(uploadRoute);

  app.get(
    '/imports',
    { config: { access: 'imports' }, schema: { tags: TAGS, summary: 'Las últimas importaciones' } },
    async (request) => listImports(request.verbs()),
  );

  app.get(
    '/imports/template',
    {
      config: { access: 'imports' },
      schema: { tags: TAGS, summary: 'Una planilla con las columnas y un ejemplo', querystring: formatQuery },
    },
    async (request, reply) => sendSheet(reply, templateSheet(request.verbs()), request.query.format),
  );

  app.get(
    '/imports/:id',
    {
      config: { access: 'imports' },
      schema: { tags: TAGS, summary: 'Una importación, en el paso en que está', params: idParams },
    },
    async (request) => importState(request.verbs(), request.params.id),
  );

  app.get(
    '/imports/:id/changes',
    {
      config: { access: 'imports' },
      schema: {
        tags: TAGS,
        summary: 'Lo que una importación cambia, de a 100 productos',
        params: idParams,
        querystring: pageQuery,
      },
    },
    async (request, reply) => {
      const place = { id: request.params.id, page: request.query.page ?? 1 };
      const { changes, total } = await listImportChanges(request.verbs(), place);
      return reply.header('x-total-count', total).send(changes);
    },
  );

  app.get(
    '/imports/:id/wrong-rows',
    {
      config: { access: 'imports' },
      schema: {
        tags: TAGS,
        summary: 'Las filas con errores, con sus motivos',
        params: idParams,
        querystring: formatQuery,
      },
    },
    async (request, reply) =>
      sendSheet(reply, await wrongRowsSheet(request.verbs(), request.params.id), request.query.format),
  );

  app.post(
    '/imports/:id/check',
    {
      bodyLimit: BODY_BYTES.importRequest,
      config: { access: 'imports' },
      schema: {
        tags: TAGS,
        summary: 'Muestra lo que la importación haría, sin cambiar ningún producto',
        params: idParams,
        body: importCheckSchema,
      },
    },
    async (request) => checkImport(request.verbs(), { id: request.params.id, request: request.body, photos }),
  );

  app.post(
    '/imports/:id/apply',
    {
      config: { access: 'imports' },
      schema: {
        tags: TAGS,
        summary: 'Aplica lo que la revisión mostró, todo o nada',
        params: idParams,
        headers: idempotencyHeaders,
        body: importApplySchema,
      },
    },
    async (request) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const { onlyGood } = request.body;
      return applyImport(request.verbs(), { id: request.params.id, onlyGood, idempotencyKey });
    },
  );

  app.post(
    '/imports/:id/photos',
    {
      config: { access: 'imports' },
      schema: {
        tags: TAGS,
        summary: 'Vuelve a traer las fotos de otros sitios que no llegaron',
        params: idParams,
      },
    },
    async (request) => retryImportPhotos(request.verbs(), request.params.id),
  );

  app.post(
    '/imports/:id/show',
    {
      config: { access: 'imports' },
      schema: {
        tags: TAGS,
        summary: 'Muestra los productos que hizo y que siguen ocultos',
        params: idParams,
      },
    },
    async (request) => showImported(request.verbs(), request.params.id),
  );

  app.post(
    '/imports/:id/undo',
    {
      config: { access: 'imports' },
      schema: {
        tags: TAGS,
        summary: 'Quita los productos que hizo y repone los precios que cambió',
        params: idParams,
      },
    },
    async (request) => undoImport(request.verbs(), request.params.id),
  );
}

async function uploadRoute(app: ApiInstance): Promise<void> {
  const room = pLimit(1);
  await takeSpreadsheets(app);

  app.post(
    '/imports',
    {
      config: { access: 'imports' },
      schema: {
        tags: TAGS,
        summary: `Lee una planilla de productos (campo file: CSV, XLSX, XLS u ODS, hasta ${MAX_SHEET_MEGABYTES} MB y ${formatWholeNumber(MAX_IMPORT_ROWS)} filas)`,
        consumes: ['multipart/form-data'],
        querystring: sheetQuery,
      },
    },
    async (request, reply) => {
      const file = await uploadedFile(request);
      const upload = { ...file, choice: request.query, room };
      return reply.code(201).send(await receiveImport(request.verbs(), upload));
    },
  );
}
