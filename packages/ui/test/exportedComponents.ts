import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

export interface ExportedComponent {
  name: string;
  /** Source, from the package's folder. */
  file: string;
}

const EXPORTED = /^export (?:(\*)|\{([^}]*)\}) from '([^']+)';/gm;
const DECLARED = /^export (?:function|const) ([A-Z][a-z]\w*)(?: = (?:memo|lazy)\b)?(?=[(<])/gm;

/** Sources behind the package's addresses. */
function doors(): string[] {
  return Object.values(manifest.exports)
    .flatMap((target) => (typeof target === 'object' ? target['@driveline/source'] : []))
    .map(normalize);
}

/** What the addresses hand out when they are imported, by the same rule of names. */
export async function importedComponents(): Promise<string[]> {
  const modules = await Promise.all(
    doors().map((door) => import(/* @vite-ignore */ `../${door}`) as Promise<Record<string, unknown>>),
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
  const found = new Map<string, string>();
  for (const door of doors()) for (const { name, file } of componentsIn(door)) found.set(name, file);
  return [...found].map(([name, file]) => ({ name, file }));
}

function componentsIn(file: string): ExportedComponent[] {
  if (!/\.tsx?$/.test(file)) return [];
  const source = readFileSync(file, 'utf8');
  const own = [...source.matchAll(DECLARED)].map(([, name = '']) => ({ name, file }));
  const others = [...source.matchAll(EXPORTED)].flatMap(([, all, names = '', address = '']) => {
    const behind = componentsIn(join(dirname(file), address));
    const wanted = names.split(',').map((name) => name.trim());
    return all ? behind : behind.filter(({ name }) => wanted.includes(name));
  });
  return file.endsWith('.tsx') ? own : others;
}
