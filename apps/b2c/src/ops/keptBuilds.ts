import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Builds whose files stay: a page that lay open for longer loads the next one whole. */
const BUILDS = 10;
const FRESH_MS = 1000;
/** A file with the hash of its content in its name. No name begins with a dot, so that none leads out of its folder. */
const ADDRESS = /^\/assets(\/[\w-][\w.-]*)+$/;

/** A file as it is sent, with its brotli form where that is smaller. */
export interface KeptFile {
  readonly body: Uint8Array;
  readonly brotli?: Uint8Array | undefined;
}

export interface KeptBuildsOptions {
  /** Folder that the processes of all builds share; without one nothing is kept or found. */
  readonly folder: string | undefined;
  /** What this build serves, by address; those below `/assets/` are kept. */
  readonly files: ReadonlyMap<string, KeptFile>;
  readonly builds?: number;
  readonly warn: (facts: object, message: string) => void;
}

export type FindKept = (address: string) => Promise<KeptFile | undefined>;

/**
 * Keeps the files of the last builds in one folder, so that each process serves those of all others: while a deployment
 * rolls, a page of either build asks any process for its files (PLUS-080). A folder that cannot be written costs the
 * others' files, and never the start.
 * @returns finds a file that this build does not have
 */
export function keepBuilds({ folder, files, builds = BUILDS, warn }: KeptBuildsOptions): FindKept {
  if (!folder) return async () => undefined;
  const own = [...files].filter(([address]) => ADDRESS.test(address));
  // Two processes of one build have the same names, and so the same folder.
  const names = own.map(([address]) => address).sort();
  const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  try {
    publish(folder, build, own);
    for (const old of [...buildsOf(folder).slice(builds), ...draftsOf(folder)])
      rmSync(join(folder, old), { recursive: true, force: true });
  } catch (error) {
    warn({ err: error, folder }, 'files of this build cannot be kept for others');
  }
  const present = presentBuilds(folder);
  return async (address) => {
    if (!ADDRESS.test(address)) return undefined;
    for (const other of present()) {
      const path = join(folder, other, address);
      const body = await readFile(path).catch(() => undefined);
      if (body) return { body, brotli: await readFile(`${path}.br`).catch(() => undefined) };
    }
    return undefined;
  };
}

function publish(folder: string, build: string, files: readonly (readonly [string, KeptFile])[]): void {
  const place = join(folder, build);
  if (!existsSync(place)) {
    // Whole or not at all: other processes look into the folder at any time.
    const draft = join(folder, `.${build}-${randomBytes(6).toString('hex')}`);
    for (const [address, { body, brotli }] of files) {
      mkdirSync(dirname(join(draft, address)), { recursive: true });
      writeFileSync(join(draft, address), body);
      if (brotli) writeFileSync(join(draft, `${address}.br`), brotli);
    }
    try {
      renameSync(draft, place);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // Another process of this build was quicker.
      if (!existsSync(place)) throw error;
    }
  }
  const now = new Date();
  utimesSync(place, now, now);
}

/**
 * The builds that are there, read once a second at most, however often a file is missed; at once where one came: pages of
 * the next build ask this process too.
 */
function presentBuilds(folder: string): () => readonly string[] {
  let known: { names: readonly string[]; at: number; changed: number | undefined } | undefined;
  return () => {
    const at = performance.now();
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (!known || known.changed !== changed || at - known.at >= FRESH_MS)
      known = { names: buildsOf(folder), at, changed };
    return known.names;
  };
}

/** Names of the builds that are kept, the one that started last first. */
function buildsOf(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const names = readdirSync(folder).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const started = new Map(
    names.map((name) => [name, statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0]),
  );
  return names.sort((a, b) => (started.get(b) ?? 0) - (started.get(a) ?? 0));
}

/** What a process that was killed left behind; one that writes takes seconds. */
const draftsOf = (folder: string) =>
  readdirSync(folder).filter((name) => {
    const written = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    return name.startsWith('.') && Date.now() - written > 3_600_000;
  });
