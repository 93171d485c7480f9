import { spawnSync } from 'node:child_process';
import { findNode } from '../lib/node.mjs';
import { at, root } from '../lib/paths.mjs';
import { say } from '../lib/say.mjs';

/** p50 of suggestions and shelves at several sizes of the catalogue, each in a fresh process on the embedded database. */
export function measureDatabase(sizes) {
  const rows = {};
  for (const parts of sizes) {
    say(`Seeding ${parts.toLocaleString('en')} parts …`);
    const { status, stdout, stderr } = spawnSync(
      findNode(),
      ['--conditions=@driveline/source', at('apps', 'b2c', 'scripts', 'bench-search.mjs'), String(parts)],
      { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
    );
    if (status !== 0) throw new Error(stderr.slice(-2000));
    rows[`${parts} parts`] = JSON.parse(stdout.trim().split('\n').at(-1));
  }
  return rows;
}
