import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shop } from '../test/sampleShop.ts';
import { createServer } from './createServer.ts';
import { readSettings } from './settings.ts';
import { staticFile } from './staticFiles.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'builds-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A process of a build with one file. */
function start(asset: string, env: Record<string, string>) {
  const { fetch } = createServer({
    shop,
    settings: readSettings(env),
    b2c: { fetch: async () => Response.json({}), close: async () => {} },
    loadBuild: async () => {
      throw new Error('These tests open no page.');
    },
    clientFiles: new Map([[asset, staticFile('a'.repeat(500), '.js', true)]]),
  });
  return async (path: string) =>
    fetch(new Request(`http://localhost:3000${path}`, { headers: { 'accept-encoding': 'br' } }));
}

test('[PLUS-080] a process serves the files of another build that shares its folder, as its own', async () => {
  const ask = start('/assets/a.js', { BUILDS_DIR: folder });
  start('/assets/b.js', { BUILDS_DIR: folder });
  const { status, headers } = await ask('/assets/b.js');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('content-encoding')).toBe('br');
  expect((await ask('/assets/c.js')).status).not.toBe(200);
});

test('[PLUS-080] without the folder it has its own files alone', async () => {
  const ask = start('/assets/a.js', {});
  start('/assets/b.js', { BUILDS_DIR: folder });
  expect((await ask('/assets/b.js')).status).not.toBe(200);
});
