import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { ShopConfig } from '../src/defineShop.ts';
import { packageFolder } from '../src/packageFolder.ts';
import { sectionsOf, type ShopSection } from '../src/sections.ts';
import { sectionLists, slotNames, type ListName } from '../src/slots.ts';

const app = `${normalizePath(join(packageFolder, 'app'))}/`;
const SLOT = /\/slots\/([\w.]+)\.ts$/;
/** The slot that a module of our pages imports, if it imports one. */
export function slotOf(source: string, importer: string | undefined): string | undefined {
  return importer && normalizePath(importer).startsWith(app) ? SLOT.exec(source)?.[1] : undefined;
}

const LIST = /^sections\/(\w+)\.ts$/;

/**
 * Puts a shop's own files into the slots of the pages, and its sections into their lists. Pages import a slot like any other module; when
 * the shop replaces it, that import leads to the shop's file, so the original is in no file of the build unless the shop's
 * file imports it (`@driveline/storefront/slots/<name>`).
 */
export function shopSlots(root: string, loadShop: () => Promise<ShopConfig>): Plugin {
  const inShop = (file: string) => normalizePath(join(root, file));
  return {
    name: 'driveline:slots',
    enforce: 'pre',
    async resolveId(source, importer) {
      const name = slotOf(source, importer);
      if (name === undefined) return null;
      const slots: Readonly<Record<string, string>> = (await loadShop()).slots ?? {};
      const file = Object.hasOwn(slots, name) ? slots[name] : undefined;
      return file === undefined ? null : inShop(file);
    },
    async load(id) {
      const path = normalizePath(id);
      const list = path.startsWith(app) ? LIST.exec(path.slice(app.length))?.[1] : undefined;
      if (!list || !Object.hasOwn(sectionLists, list)) return null;
      const changes = (await loadShop()).sections?.[list as ListName];
      return changes ? listModule(list, sectionsOf(list as ListName, changes), inShop) : null;
    },
  };
}

const quoted = (text: string) => JSON.stringify(text);

/** The list as `app/sections/<list>.ts` writes it, with only the sections of this shop. */
function listModule(
  list: string,
  sections: readonly ShopSection[],
  inShop: (file: string) => string,
): string {
  const moduleOf = ({ id, file }: ShopSection) => {
    if (file !== undefined) return inShop(file);
    return slotNames.some((name) => name === `${list}.${id}`) ? `../slots/${list}.${id}.ts` : undefined;
  };
  const rows = sections.map((section, index) => ({
    ...section,
    module: moduleOf(section),
    name: `Section${index}`,
  }));
  const imports = rows.flatMap(({ module, name }) =>
    module ? [`import ${name} from ${quoted(module)};`] : [],
  );
  const entries = rows.map(({ id, file, title, module, name }) => {
    const fields = [
      `id: ${quoted(id)}`,
      ...(module ? [`Section: ${name}`] : []),
      ...(file === undefined ? [] : ['isInserted: true']),
      ...(title === undefined ? [] : [`title: ${quoted(title)}`]),
    ];
    return `{ ${fields.join(', ')} }`;
  });
  return `${imports.join('\n')}\nexport const sections = [${entries.join(', ')}];`;
}
