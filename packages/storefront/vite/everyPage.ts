import type { Plugin, Rolldown } from 'vite';

type Wanted = { readonly from: string; readonly names: readonly string[] };
type Source = {
  readonly imports: readonly Wanted[];
  readonly reexports: readonly Reexport[];
  /** Names that the module declares itself; unset where it is not known, as in CommonJS. */
  readonly own: ReadonlySet<string> | undefined;
};
type Reexport = { readonly from: string; readonly name: string; readonly as: string };

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];
type Of<T extends Statement['type']> = Extract<Statement, { type: T }>;

const ALL = '*';
const STARTS = /[\\/]storefront[\\/]app[\\/](entry\.client|root)\.tsx$/;
/** A part that the server renders and whose script comes late: its styles are the page's. */
const LATE_PART = /\blazyPart\(\s*async\s*\(\)\s*=>\s*\(?\s*await\s+import\(\s*["'`]([^"'`]+)["'`]/g;
const OF_STYLES = /\.css\b/;
/** Where shoppers arrive. */
const FIRST_PAGES = ['home', 'page', 'searchResult', 'product', 'cart'];

/**
 * Knows the modules that every page loads: those that the entry and the root import, by name, so that an index file
 * does not stand for all it could give; and which of the pages where shoppers arrive import a module.
 */
export function everyPage() {
  const found = new Set<string>();
  const pages = new Map<string, Set<string>>();
  const plugin: Plugin = {
    name: 'driveline:every-page',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildEnd(error) {
      if (error) return;
      found.clear();
      pages.clear();
      const ids = [...this.getModuleIds()];
      await follow(
        this,
        ids.filter((id) => STARTS.test(id)),
        found,
      );
      for (const page of FIRST_PAGES) {
        const ofPage = new Set<string>();
        await follow(
          this,
          ids.filter((id) => id.replaceAll('\\', '/').includes(`/storefront/app/routes/${page}.tsx`)),
          ofPage,
        );
        const ofLateParts = new Set<string>();
        for (const id of ofPage) await followLateParts(this, id, ofLateParts);
        for (const id of ofLateParts) if (OF_STYLES.test(id)) ofPage.add(id);
        for (const id of ofPage) pages.set(id, (pages.get(id) ?? new Set()).add(page));
      }
    },
  };
  return {
    plugin,
    has: (id: string) => found.has(id),
    pagesOf: (id: string): ReadonlySet<string> => pages.get(id) ?? new Set(),
  };
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
    const isWanted = !source.own || news.some((name) => name === ALL || source.own?.has(name));
    if (isWanted) found.add(id);
    for (const wanted of isWanted ? source.imports : []) await goOn(id, wanted);
    for (const { from, name, as } of source.reexports) {
      // `export *` may give any of the names; the file behind it knows.
      if (as === ALL) await goOn(id, { from, names: news });
      else if (news.includes(as) || news.includes(ALL)) await goOn(id, { from, names: [name] });
    }
  }
}

async function followLateParts(
  context: Rolldown.PluginContext,
  id: string,
  found: Set<string>,
): Promise<void> {
  for (const [, from = ''] of (context.getModuleInfo(id)?.code ?? '').matchAll(LATE_PART)) {
    const target = await context.resolve(from, id);
    if (target) await follow(context, [target.id], found);
  }
}

function readSource(context: Rolldown.PluginContext, id: string): Source | undefined {
  const code = context.getModuleInfo(id)?.code;
  if (code == null) return undefined;
  const imports: Wanted[] = [];
  const reexports: Reexport[] = [];
  const own = new Set<string>();
  const imported = new Map<string, Omit<Reexport, 'as'>>();
  for (const node of context.parse(code).body) {
    if (node.type === 'ImportDeclaration') {
      const from = node.source.value;
      const names = node.specifiers.map((it) => {
        const name = importedName(it);
        imported.set(it.local.name, { from, name });
        return name;
      });
      imports.push({ from, names: names.length > 0 ? names : [ALL] });
    } else if (node.type === 'ExportAllDeclaration') {
      reexports.push({ from: node.source.value, name: ALL, as: ALL });
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of node.specifiers) {
        const name = nameOf(local);
        const origin = node.source ? { from: node.source.value, name } : imported.get(name);
        if (origin) reexports.push({ ...origin, as: nameOf(exported) });
        else own.add(nameOf(exported));
      }
      for (const name of declaredBy(node.declaration)) own.add(name);
    } else if (node.type === 'ExportDefaultDeclaration') {
      own.add('default');
    }
  }
  const isModule = imports.length + reexports.length + own.size > 0;
  return { imports, reexports, own: isModule ? own : undefined };
}

function importedName(specifier: Of<'ImportDeclaration'>['specifiers'][number]): string {
  if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported);
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : ALL;
}

function declaredBy(declaration: Of<'ExportNamedDeclaration'>['declaration']): string[] {
  const declared = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
  return declared.flatMap((it) => (it && 'id' in it && it.id?.type === 'Identifier' ? [it.id.name] : []));
}

const nameOf = (node: { name: string } | { value: string }) => ('name' in node ? node.name : node.value);
