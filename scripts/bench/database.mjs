import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeFolder, temporaryFolder } from '../lib/leftovers.mjs';
import { findNode } from '../lib/node.mjs';
import { at, root } from '../lib/paths.mjs';
import { refuse, print } from '../lib/print.mjs';
import { freePort, serverFlags } from '../lib/server.mjs';
import { createDatabaseFolder, lacking, runPostgres } from '../lib/systemServers.mjs';

/** What a machine with some memory gives its database; the shipped defaults are for the smallest. */
const settings = ['shared_buffers=256MB', 'max_wal_size=4GB'];

async function routes(parts, place) {
  const args = [...serverFlags, at('apps', 'b2c', 'scripts', 'bench-routes.mjs')];
  const { stdout } = await promisify(execFile)(findNode(), [...args, '--parts', String(parts), ...place], {
    cwd: root,
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

async function onPostgres(parts, folder) {
  const missing = lacking(['postgres']);
  if (missing.length > 0) refuse(`Install first: apt-get install ${missing.join(' ')}`);
  const data = join(folder, 'postgres');
  if (!existsSync(data)) createDatabaseFolder(folder);
  const port = await freePort();
  const { child, exited } = await runPostgres({ folder, data, port, settings });
  try {
    return await routes(parts, ['--url', `postgres://shop@127.0.0.1:${port}/postgres`]);
  } finally {
    child.kill('SIGINT');
    await exited;
  }
}

const measures = {
  pglite: (parts, folder) => routes(parts, ['--folder', join(folder, 'data')]),
  postgres: onPostgres,
};

export const databaseKinds = Object.keys(measures);

/**
 * p50, p95 and CPU of calls at several sizes of the catalogue, each in a fresh process.
 * @param {{ sizes: readonly number[], kinds: readonly string[], keep?: string }} options `keep`: a folder for seeded
 * databases that the next run uses again; without it they are removed
 */
export async function measureDatabase({ sizes, kinds, keep }) {
  const home = keep ?? temporaryFolder('bench');
  mkdirSync(home, { recursive: true });
  // PostgreSQL does not run as root and has to get through.
  chmodSync(home, 0o755);
  const rows = {};
  for (const kind of kinds) {
    for (const parts of sizes) {
      print(`${parts.toLocaleString('en')} parts on ${kind} …`);
      const folder = join(home, `${kind}-${parts}`);
      mkdirSync(folder, { recursive: true });
      rows[`${kind} ${parts}`] = await measures[kind](parts, folder);
      if (!keep) removeFolder(folder);
    }
  }
  if (!keep) removeFolder(home);
  return rows;
}
