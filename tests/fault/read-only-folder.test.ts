import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { allowsOwnMounts, withMounts } from '#tests/support/own-mounts.ts';
import { aPhoto } from '#tests/support/photos.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { assertSoundShop } from '#tests/support/sound-shop.ts';
import { logInAt, uploadPhoto } from '#tests/support/upload-photo.ts';

const readOnly = (path: string) => `mount --bind "${path}" "${path}" && mount -o remount,bind,ro "${path}"`;

describe.skipIf(!allowsOwnMounts())('a read-only folder', () => {
  test('as the data folder: a start says so in one line', async () => {
    const server = await serverOfTest();
    await server.stop();
    const [command = '', ...launcher] = withMounts(readOnly('$DATA_DIR'));
    const child = spawn(command, [...launcher, process.execPath, 'build/app/main.js'], {
      env: { PATH: process.env.PATH, PORT: '0', DEMO: '0', DATA_DIR: server.dataDir, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(said).toBe(`Configuración: DATA_DIR: no se puede escribir en ${server.dataDir}\n`);
  });

  test('as the folder of photos: uploads are refused with a clear text, and all else goes on', async () => {
    const launcher = withMounts(`mkdir "$DATA_DIR/images" && ${readOnly('$DATA_DIR/images')}`);
    const server = await serverOfTest({}, undefined, launcher);
    const photo = await aPhoto({ width: 300, height: 200 }).webp().toBuffer();
    const refused = await uploadPhoto(server.url, photo, await logInAt(server.url));
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({
      code: 'storage-read-only',
      title: 'Por ahora no podemos guardar nada. Vuelve a intentar en unos minutos.',
    });
    const product = await (await shopClient(server.url)).addProduct(aPlainThread());
    const receipt = await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
    await assertSoundShop(server, [receipt]);
  });
});
