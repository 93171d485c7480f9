import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../ops/packageRoot.ts';

export interface Migration {
  readonly file: string;
  readonly sql: string;
  readonly hash: string;
}

const folder = join(packageRoot, 'src/db/migrations');

/** Files of this build, in the order in which they run; read once, since a release may be unpacked over them. */
export const knownMigrations = (): readonly string[] =>
  (known ??= readdirSync(folder)
    .filter((file) => /^\d{4}_.+\.sql$/.test(file))
    .sort());
let known: readonly string[] | undefined;

export const migrationOf = (file: string, sql: string): Migration => ({
  file,
  sql,
  hash: createHash('sha256').update(sql).digest('hex'),
});

export const readMigrations = (): Migration[] =>
  knownMigrations().map((file) => migrationOf(file, readFileSync(join(folder, file), 'utf8')));

/** The line that begins a file whose statements run one by one, as `create index concurrently` has to. */
const outside = /^-- outside a transaction\b/m;
export const isOutside = ({ sql }: Pick<Migration, 'sql'>): boolean => outside.test(sql);

export const withoutComments = (sql: string): string => sql.replace(/--.*$/gm, '');

/** Of a file that runs outside a transaction: nothing in it has a semicolon inside. */
export const statementsOf = ({ sql }: Pick<Migration, 'sql'>): string[] =>
  withoutComments(sql)
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);

/** The same in a transaction of a database that nobody else uses. */
export const insideSql = (migration: Pick<Migration, 'sql'>): string =>
  isOutside(migration) ? migration.sql.replace(/\bconcurrently\b/gi, '') : migration.sql;
