import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isStyle = (id) => id.endsWith('.css') || id.endsWith('-css.js');
const isOurs = (id) => /(?:@driveline\/ui|packages\/ui)\/dist\//.test(id);
const plain = (id) => id.split('?')[0];

/** Modules that a built one imports, at once or through its own imports. */
function modulesBehind(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (file.endsWith('.css')) return seen;
  const source = readFileSync(file, 'utf8');
  for (const [, address] of source.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g))
    modulesBehind(join(dirname(file), address), seen);
  return seen;
}

/**
 * Style sheets of @driveline/ui that a bundle of one component holds although the component does not import them.
 * @param {{ moduleIds?: string[] }[]} output of the bundler
 * @param {string} name of the component, which is also its module's
 * @returns {string[]} paths
 */
export function foreignStyles(output, name) {
  const kept = output.flatMap(({ moduleIds = [] }) => moduleIds.map(plain)).filter(isOurs);
  const own = kept.find((id) => id.endsWith(`/${name}.js`));
  if (!own)
    throw new Error(`The bundle of ${name} holds no module of that name. Name the component's own module.`);
  const wanted = modulesBehind(own);
  return kept.filter((id) => isStyle(id) && !wanted.has(id));
}
