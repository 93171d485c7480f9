import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

export interface ExportedComponent {
  name: string;
  /** Source, from the package's folder. */
  file: string;
  /** What to import it from. */
  address: string;
}

const PACKAGE = join(import.meta.dirname, '..');

const EXPORTED = /^export (?:(\*)|\{([^}]*)\}) from '([^']+)';/gm;
const DECLARED = /^export (?:function|const) ([A-Z][a-z]\w*)(?: = (?:memo|lazy)\b)?(?=[(<])/gm;

/** The package's addresses with the sources behind them, the main one first. */
const doors = () =>
  Object.entries(manifest.exports).flatMap(([entry, target]) =>
    typeof target === 'object'
      ? [{ address: `${manifest.name}${entry.slice(1)}`, file: normalize(target['@driveline/source']) }]
      : [],
  );

/** What the addresses hand out when they are imported, by the same rule of names. */
export async function importedComponents(): Promise<string[]> {
  const modules = await Promise.all(
    doors().map(({ file }) => import(/* @vite-ignore */ `../${file}`) as Promise<Record<string, unknown>>),
  );
  const named = modules.flatMap((module) => Object.entries(module));
  return [...new Set(named.filter(([name, value]) => isComponent(name, value)).map(([name]) => name))];
}

const isError = (value: unknown) => typeof value === 'function' && value.prototype instanceof Error;

function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-z]/.test(name) || isError(value)) return false;
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** Components behind the package's addresses with the files that hold them. They are named in PascalCase. */
export function exportedComponents(): ExportedComponent[] {
  const found = new Map<string, ExportedComponent>();
  for (const { address, file: door } of doors())
    for (const one of componentsIn(door)) if (!found.has(one.name)) found.set(one.name, { ...one, address });
  return [...found.values()];
}

function componentsIn(file: string): Omit<ExportedComponent, 'address'>[] {
  if (!/\.tsx?$/.test(file)) return [];
  const source = readFileSync(join(PACKAGE, file), 'utf8');
  const own = [...source.matchAll(DECLARED)].map(([, name = '']) => ({ name, file }));
  const others = [...source.matchAll(EXPORTED)].flatMap(([, all, names = '', address = '']) => {
    const behind = componentsIn(join(dirname(file), address));
    const wanted = names.split(',').map((name) => name.trim());
    return all ? behind : behind.filter(({ name }) => wanted.includes(name));
  });
  return file.endsWith('.tsx') ? own : others;
}
