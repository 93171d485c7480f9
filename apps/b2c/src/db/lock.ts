import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataDirLockedError } from './errors.ts';

interface Holder {
  pid: number;
  /** Start time of the process: a pid alone is given out again after a kill or a reboot. */
  startedAt: string;
}

/**
 * Takes the folder of the embedded database for this process, since PGlite itself would let a second process
 * corrupt it. The lock of a killed process is taken over.
 * @returns release function, idempotent
 * @throws DataDirLockedError when a living process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const lockFile = `${dataDir.replace(/(?<!\/)\/+$/, '')}.lock`;
  mkdirSync(dirname(lockFile), { recursive: true });
  const own = JSON.stringify({
    pid: process.pid,
    startedAt: processStart(process.pid) ?? '',
  } satisfies Holder);
  const draft = `${lockFile}.${process.pid}.${Date.now()}`;
  writeFileSync(draft, own);
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (tryLink(draft, lockFile)) return releaser(lockFile, own);
      removeStale(lockFile, dataDir);
    }
    throw new DataDirLockedError(dataDir, readHolder(lockFile)?.pid ?? 0);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A hard link is the atomic 'create with this content or fail'. */
function tryLink(draft: string, lockFile: string): boolean {
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeStale(lockFile: string, dataDir: string): void {
  const text = readText(lockFile);
  if (text === undefined) return;
  const holder = parseHolder(text);
  if (holder && processStart(holder.pid) === holder.startedAt)
    throw new DataDirLockedError(dataDir, holder.pid);
  const aside = `${lockFile}.stale.${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch {
    return;
  }
  // Somebody else may have replaced the stale lock between the look and the rename: give theirs back.
  if (readText(aside) !== text) tryLink(aside, lockFile);
  rmSync(aside, { force: true });
}

function releaser(lockFile: string, own: string): () => void {
  const release = () => {
    process.off('exit', release);
    if (readText(lockFile) === own) rmSync(lockFile, { force: true });
  };
  process.on('exit', release);
  return release;
}

function readHolder(lockFile: string): Holder | undefined {
  return parseHolder(readText(lockFile) ?? '');
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

/** Boot id and start tick on Linux, `ps` elsewhere; undefined when no such process lives. */
function processStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    if (process.platform === 'linux') return undefined;
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
