import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Beside this file as source, in a folder of its own when built.
const command = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './cli.ts' : './seed/cli.js', import.meta.url),
);

/**
 * Fills a new folder of the embedded database from a process of its own: seeding takes some 200 MB that a server
 * would never give back. Does nothing to a folder that exists.
 * @param data the folder above the database's
 * @param options `demonstration`: people and their orders as well, as the shipped rules make them
 * @returns false when that process failed; the next to open the folder then learns why, or seeds it itself
 */
export async function seedInChildProcess(
  data: string,
  { parts, demonstration }: { parts: number; demonstration: boolean },
): Promise<boolean> {
  if (existsSync(join(data, 'b2c', 'PG_VERSION'))) return true;
  const child = fork(command, ['--parts', String(parts), ...(demonstration ? ['--demonstration'] : [])], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: data },
    execArgv: process.execArgv.filter((argument) => !/^--(inspect|cpu-prof|heap-prof)/.test(argument)),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
