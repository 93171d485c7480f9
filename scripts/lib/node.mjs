import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binFolder } from './paths.mjs';
import { refuse } from './print.mjs';

/** Type stripping without a flag, and without its warning, begins with 24.7 on every platform we run on. */
const NEEDED = [24, 7];
/** The scripts themselves run on this one, before any package exists. */
const STARTER = [20, 19];

const atLeast = (version, [major, minor]) => {
  const [own, ownMinor] = version.replace(/^v/, '').split('.').map(Number);
  return own > major || (own === major && ownMinor >= minor);
};

/** Ends with a sentence when even the scripts cannot run. */
export function checkStarter() {
  if (atLeast(process.version, STARTER)) return;
  refuse(
    `Node ${process.version} is too old for this repository: install Node ${STARTER.join('.')} or later.`,
  );
}

/** @returns {string | undefined} `v24.21.0`; undefined when the program is missing or cannot run here (musl) */
function versionOf(program) {
  try {
    return execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * The Node that runs TypeScript sources: the lock file's own on Linux with glibc, else the one that runs this.
 * @returns {string} its path; ends the command with a refusal when there is none
 */
export function findNode() {
  const pinned = join(binFolder, process.platform === 'win32' ? 'node.exe' : 'node');
  for (const candidate of existsSync(pinned) ? [pinned, process.execPath] : [process.execPath]) {
    const version = candidate === process.execPath ? process.version : versionOf(candidate);
    if (version && atLeast(version, NEEDED)) return candidate;
  }
  return refuse(
    `This machine has Node ${process.version}, and the lock file brings Node 24 on Linux with glibc only: ` +
      `install Node ${NEEDED.join('.')} or later and run the command again.`,
  );
}
