// https of `deploy/compose.tls.yaml`, with a certificate that it makes.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { start, until } from './lib/children.mjs';
import { writeNginxConfig } from './lib/fleet.mjs';
import { freePort } from './lib/server.mjs';
import { answers, findProgram } from './lib/systemServers.mjs';

describe.skipIf(!findProgram('nginx') || !findProgram('openssl'))('nginx with a certificate', () => {
  let folder;
  let shop;
  let nginx;
  let port;
  let plainPort;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'driveline-tls-'));
    const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name));
    const subject = ['-subj', '/CN=shop.example', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
    execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], {
      stdio: 'ignore',
    });
    mkdirSync(join(folder, 'challenges', '.well-known', 'acme-challenge'), { recursive: true });
    writeFileSync(join(folder, 'challenges', '.well-known', 'acme-challenge', 'one'), 'proof');
    // Its workers are nobody's.
    execFileSync('chmod', ['-R', 'a+rX', folder]);
    shop = createServer((asked, answer) => {
      answer.setHeader('x-seen-scheme', asked.headers['x-forwarded-proto'] ?? '');
      answer.statusCode = asked.url === '/missing' ? 404 : 200;
      answer.end(asked.url);
    });
    await new Promise((done) => shop.listen(0, '127.0.0.1', done));
    [port, plainPort] = [await freePort(), await freePort()];
    const tls = { certificates: folder, plainPort };
    const file = writeNginxConfig(folder, { port, shopPorts: [shop.address().port], tls });
    const tried = spawnSync(findProgram('nginx'), ['-t', '-c', file, '-e', join(folder, 'nginx.log')]);
    if (tried.status !== 0) throw new Error(String(tried.stderr));
    nginx = start(findProgram('nginx'), ['-c', file, '-e', join(folder, 'nginx.log')]);
    await until('nginx', nginx, () => answers(port));
  });
  afterAll(async () => {
    nginx?.child.kill('SIGTERM');
    await nginx?.exited;
    shop?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path) =>
    new Promise((done, failed) => {
      const options = {
        host: '127.0.0.1',
        port,
        path,
        rejectUnauthorized: false,
        headers: { host: 'shop.example' },
      };
      request(options, (answer) => done(answer.resume()))
        .on('error', failed)
        .end();
    });
  const plain = (path, init) =>
    fetch(`http://127.0.0.1:${plainPort}${path}`, { redirect: 'manual', ...init });

  test('answers by https, tells the shop so, and every browser to stay with it', async () => {
    for (const path of ['/', '/missing']) {
      const { headers } = await ask(path);
      expect(headers['x-seen-scheme']).toBe('https');
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
    }
  });

  test('leads from http to the same address, with what was posted', async () => {
    const answer = await plain('/parts/brakes?page=2', { method: 'POST', body: 'a' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('https://127.0.0.1/parts/brakes?page=2');
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    expect(await (await plain('/.well-known/acme-challenge/one')).text()).toBe('proof');
    expect((await plain('/.well-known/acme-challenge/../../../privkey.pem')).status).toBe(308);
  });

  test.each([
    ['TLSv1.3', true],
    ['TLSv1.2', true],
    ['TLSv1.1', false],
  ])('speaks %s: %s', async (version, isSpoken) => {
    const spoken = await new Promise((done) => {
      const ciphers = version === 'TLSv1.1' ? { ciphers: 'DEFAULT@SECLEVEL=0' } : {};
      const options = {
        host: '127.0.0.1',
        port,
        rejectUnauthorized: false,
        minVersion: version,
        maxVersion: version,
      };
      const socket = connect({ ...options, ...ciphers }, () => done(socket.getProtocol()));
      socket.on('error', () => done(undefined)).on('secureConnect', () => socket.end());
    });
    expect(spoken).toBe(isSpoken ? version : undefined);
  });
});
