import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { knownMigrations } from '../db/migrationFiles.ts';

/** With less free space the operator is told, and the process goes on. */
export const lowBytes = 256 * 1024 * 1024;
/** With less the next order of an embedded database may be the one that is not written: none is taken. */
export const fullBytes = 32 * 1024 * 1024;

export interface Readiness {
  /** What this process cannot serve for. */
  readonly failing?: 'schema' | 'disk';
  /** Of a later build: this one goes on, since migrations only add. */
  readonly schema: 'current' | 'behind' | 'ahead';
  readonly disk?: 'low' | 'full';
}

/**
 * Whether orders can be taken. A schema that lacks a migration of this build is an older one that was restored under a running
 * process.
 * @param freeBytes of the folder that this process writes into; undefined where nobody knows
 * @throws what the driver throws while the database is away
 */
export async function readiness(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  freeBytes: () => Promise<number | undefined>,
): Promise<Readiness> {
  const { rows } = await sql<{ file: string }>`select file from schema_migration`.execute(db);
  const applied = new Set(rows.map(({ file }) => file));
  const known = knownMigrations();
  const lacks = known.some((file) => !applied.has(file));
  const schema = lacks ? 'behind' : applied.size > known.length ? 'ahead' : 'current';
  const free = await freeBytes();
  const disk =
    free === undefined || free >= lowBytes
      ? undefined
      : free < fullBytes
        ? ('full' as const)
        : ('low' as const);
  // Orders of a PostgreSQL server are written on its own disk.
  const isOrdersDisk = kind === 'embedded';
  const failing = lacks
    ? ('schema' as const)
    : disk === 'full' && isOrdersDisk
      ? ('disk' as const)
      : undefined;
  return { schema, ...(disk && { disk }), ...(failing && { failing }) };
}

/** Of the disk that a folder is on, or will be once it is made. */
export async function freeBytesOf(folder: string): Promise<number | undefined> {
  for (let path = resolve(folder); ; path = dirname(path)) {
    try {
      const { blocks, bavail, bsize } = await statfs(path);
      // Some network and container file systems count nothing.
      return blocks === 0 ? undefined : bavail * bsize;
    } catch {
      if (dirname(path) === path) return undefined;
    }
  }
}
