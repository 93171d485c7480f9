import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const bytes = 32;
const shape = /^[\w-]{43}$/;

/** A file in the place of the kept secret that this server did not write whole: it may be somebody's only copy. */
export class KeptSecretError extends Error {
  override readonly name = 'KeptSecretError';
  constructor(file: string) {
    super(
      `${file} is no secret that a server made: 43 letters, digits, '-' and '_'. To sign with it, give it as ` +
        'SESSION_SECRET; otherwise delete the file, and the next start makes another.',
    );
  }
}

/**
 * The secret of a shop on the embedded database that was given none: made once and kept beside the database, for the
 * account of the server alone. A restart then voids no token, code or gift card that has yet to be mailed (decision 141).
 * Only who holds the lock of the database asks for it, so that two first starts do not make two.
 * @param dataDir the folder above the database's
 * @throws KeptSecretError for a file of another shape
 */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  const kept = read(file);
  if (kept !== undefined && shape.test(kept)) return kept;
  if (kept) throw new KeptSecretError(file);
  const made = randomBytes(bytes).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  // An empty file, as a power loss leaves, goes with the mode that it has.
  if (kept === '') rmSync(file);
  write(file, made);
  return made;
}

function write(file: string, secret: string): void {
  const opened = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(opened, secret);
    fsyncSync(opened);
  } catch (error) {
    // Half of it would stop the next start.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(opened);
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
