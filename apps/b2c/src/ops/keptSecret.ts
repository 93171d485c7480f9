import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const bytes = 32;
const shape = /^[\w-]{43}$/;

/**
 * The secret of a shop on the embedded database that was given none: made once and kept beside the database, for the
 * account of the server alone. A restart then voids no token, code or gift card that has yet to be mailed (decision 141).
 * @param dataDir the folder above the database's
 */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  const kept = read(file);
  // What is in no state to sign with is replaced, as half a file after a power loss.
  if (kept !== undefined && shape.test(kept)) return kept;
  const made = randomBytes(bytes).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.new`, made, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return made;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
