import { join } from 'node:path';
import { endpoints } from '@driveline/api/contract';
import type { Plugin } from 'vite';

const CALLERS = /[\\/](hooks[\\/]src|storefront[\\/]app)[\\/]/;
const LITERAL = /(["'`])(\w+\.\w+)\1/g;
const rows: Readonly<Record<string, object>> = endpoints;
const ids = new Set(Object.keys(rows));
const ROW = /[\\/]table\.ts\.rows[\\/]([\w.]+)\.js$/;

/**
 * Lets each row of the contract come to browsers with the modules that name its call, so that a call that no
 * module of a page names costs that page nothing, and callers go on naming calls by their ids.
 * @param root folder of the shop, whose own pages may call too
 */
export function leanContract(root: string): Plugin {
  let place = '';
  return {
    name: 'driveline:lean-contract',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      const contract = await this.resolve('@driveline/api/contract');
      if (!contract) this.error('The contract was not found.');
      place = contract.id.replace(/index\.ts$/, 'table.ts');
    },
    resolveId: { order: 'pre', handler: (source) => (ROW.test(source) ? source : null) },
    load: {
      order: 'pre',
      handler(id) {
        if (id === place) return 'export const endpoints = {};';
        const name = ROW.exec(id)?.[1];
        return name ? { code: moduleOf(place, name, rows[name]), moduleSideEffects: true } : null;
      },
    },
    transform: (code, id) =>
      CALLERS.test(id) || isOfShop(id, root) ? { code: withRows(code, place, ids), map: null } : null,
  };
}

/** The router asks for parts of a page by a query. */
export const isOfShop = (id: string, root: string) =>
  id.startsWith(join(root, '/')) && !id.includes('node_modules') && /\.[jt]sx?(\?|$)/.test(id);

/** A module that puts one row into the browser's table. */
const moduleOf = (table: string, name: string, row: unknown) =>
  `import { endpoints } from ${JSON.stringify(table)};
endpoints[${JSON.stringify(name)}] = ${JSON.stringify(row)};`;

/** The module with the rows of all calls that it names. */
export function withRows(code: string, table: string, ids: ReadonlySet<string>): string {
  const named = new Set([...code.matchAll(LITERAL)].map(([, , id = '']) => id).filter((id) => ids.has(id)));
  return [...named].map((id) => `import ${JSON.stringify(`${table}.rows/${id}.js`)};`).join('') + code;
}
