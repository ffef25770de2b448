/** The API and the sockets behind the portal's own name. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { freePort } from '../../scripts/processes/free-port.ts';
import { ask, upgraded } from './ask.ts';
import { commandsWith, runCommands } from './deploy-page.ts';
import { hostNames, makeConfigFolder, nameOf, startHost } from './host-programs.ts';
import { startOtherOrigin } from './other-origin.ts';

describe.each(hostNames)('%s with the API behind the same name', (name) => {
  test('hands calls, polls and upgrades on, and keeps its pages', async () => {
    const folder = inject('folder');
    const site = path.join(folder, 'site');
    const conf = path.join(folder, `etc-${name}-api`);
    await makeConfigFolder(conf);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const api = await startOtherOrigin();
    const other = path.join(folder, `etc-other-than-${name}`);
    await makeConfigFolder(other);
    const places = {
      NAME: nameOf(name, port),
      SITE: site,
      NGINX_DIR: name === 'nginx' ? conf : other,
      CADDY_DIR: name === 'caddy' ? conf : other,
    };
    await runCommands(folder, commandsWith(`--for ${name} >`), places);
    await runCommands(folder, commandsWith('tram-api.caddy'), places);
    const snippet = path.join(conf, name === 'nginx' ? 'snippets/tram-api.conf' : 'tram-api.caddy');
    const text = await readFile(snippet, 'utf8');
    await writeFile(snippet, text.replaceAll('127.0.0.1:4000', new URL(api.origin).host));
    const running = await startHost(name, conf, port, places);
    try {
      expect((await ask(`${origin}/api/packages`)).status).toBe(200);
      // A path with a dot is no file here.
      expect((await ask(`${origin}/api/orders/a.rdp`)).body.toString()).toContain('Không có');
      const page = await ask(`${origin}/api`);
      expect([page.status, page.body.toString()]).toEqual([
        200,
        await readFile(path.join(site, 'index.html'), 'utf8'),
      ]);
      expect(page.headers['content-security-policy']).toContain("connect-src 'self';");
      await ask(`${origin}/socket.io/?EIO=4&transport=polling`);
      await upgraded(`${origin}/socket.io/?EIO=4&transport=websocket`);
      expect(api.asked).toEqual(
        expect.arrayContaining([
          'GET /api/packages',
          'GET /socket.io/',
          'UPGRADE websocket /socket.io/?EIO=4&transport=websocket',
        ]),
      );
      expect(api.asked).not.toContain('GET /api');
    } finally {
      await running.stop();
      await api.close();
    }
  });
});
