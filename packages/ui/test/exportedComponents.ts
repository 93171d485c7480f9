import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

export interface ExportedComponent {
  name: string;
  /** Source, from the package's folder. */
  file: string;
}

const EXPORTED = /^export (?:(\*)|\{([^}]*)\}) from '([^']+)';/gm;
const DECLARED = /^export (?:async )?function ([A-Z][a-z]\w*)/gm;

/** Components behind the package's addresses with the files that hold them. They are named in PascalCase. */
export function exportedComponents(): ExportedComponent[] {
  const doors = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'object' ? target['@driveline/source'] : [],
  );
  const found = new Map<string, string>();
  for (const door of doors) for (const { name, file } of componentsIn(normalize(door))) found.set(name, file);
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
