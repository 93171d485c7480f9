import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { start, until } from './children.mjs';
import { findNode } from './node.mjs';
import { at } from './paths.mjs';
import { run, toolEnv } from './processes.mjs';
import { freePort } from './server.mjs';

const READY_MS = 30_000;

/** Flags of every npm install here. */
export const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

async function isUp(url) {
  return fetch(`${url}/-/ping`).then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * Starts an npm registry on this machine that holds nothing yet.
 * @param {string} folder empty folder for the program and what is published
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startRegistry(folder) {
  cpSync(at('scripts', 'registry'), folder, { recursive: true });
  const { code, output } = await run(['npm', 'install', '--ignore-scripts', ...quietly], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw new Error(`The registry could not be installed:\n${output}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = join(folder, 'node_modules', 'verdaccio', 'bin', 'verdaccio');
  const args = [program, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`];
  const part = start(findNode(), args, { cwd: folder, env: toolEnv() });
  await until('The registry', part, () => isUp(url), READY_MS);
  return { url, stop: () => void part.child.kill() };
}
