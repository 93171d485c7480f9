import type { Plugin, Rolldown } from 'vite';

type Wanted = { readonly from: string; readonly names: readonly string[] };
type Source = { readonly imports: readonly Wanted[]; readonly reexports: readonly Reexport[] };
type Reexport = { readonly from: string; readonly name: string; readonly as: string };

const ALL = '*';
const STARTS = /[\\/]app[\\/](entry\.client|root)\.tsx$/;

/**
 * Knows the modules that every page loads: those that the entry and the root import, by name, so that an index file
 * does not stand for all it could give.
 */
export function everyPage(): { readonly plugin: Plugin; has(id: string): boolean } {
  const found = new Set<string>();
  const plugin: Plugin = {
    name: 'driveline:every-page',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildEnd(error) {
      if (error) return;
      found.clear();
      const starts = [...this.getModuleIds()].filter((id) => STARTS.test(id));
      await follow(this, starts, found);
    },
  };
  return { plugin, has: (id) => found.has(id) };
}

async function follow(context: Rolldown.PluginContext, starts: string[], found: Set<string>): Promise<void> {
  const sources = new Map<string, Source | undefined>();
  const seen = new Set<string>();
  const queue = starts.map((id) => ({ id, names: [ALL] as readonly string[] }));
  const goOn = async (importer: string, { from, names }: Wanted) => {
    const target = await context.resolve(from, importer);
    if (target) queue.push({ id: target.id, names });
  };
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { id, names } = next;
    if (!sources.has(id)) sources.set(id, readSource(context, id));
    const source = sources.get(id);
    const news = names.filter((name) => !seen.has(`${id} ${name}`));
    if (!source || news.length === 0) continue;
    for (const name of news) seen.add(`${id} ${name}`);
    const isIndex = source.reexports.length > 0 && !news.includes(ALL);
    if (!isIndex) found.add(id);
    for (const wanted of isIndex ? [] : source.imports) await goOn(id, wanted);
    for (const { from, name, as } of source.reexports) {
      // `export *` may give any of the names; the file behind it knows.
      if (as === ALL) await goOn(id, { from, names: news });
      else if (news.includes(as) || news.includes(ALL)) await goOn(id, { from, names: [name] });
    }
  }
}

function readSource(context: Rolldown.PluginContext, id: string): Source | undefined {
  const code = context.getModuleInfo(id)?.code;
  if (code == null) return undefined;
  const imports: Wanted[] = [];
  const reexports: Reexport[] = [];
  for (const node of context.parse(code).body) {
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.map((it) =>
        it.type === 'ImportSpecifier'
          ? nameOf(it.imported)
          : it.type === 'ImportDefaultSpecifier'
            ? 'default'
            : ALL,
      );
      imports.push({ from: node.source.value, names: names.length > 0 ? names : [ALL] });
    } else if (node.type === 'ExportAllDeclaration') {
      reexports.push({ from: node.source.value, name: ALL, as: ALL });
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      const from = node.source.value;
      for (const it of node.specifiers)
        reexports.push({ from, name: nameOf(it.local), as: nameOf(it.exported) });
    }
  }
  return { imports, reexports };
}

const nameOf = (node: { name: string } | { value: string }) => ('name' in node ? node.name : node.value);
