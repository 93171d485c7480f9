import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PLACE = '../client/assets';
const MANIFEST = /^manifest-\w+\.js$/;
const START = 'window.__reactRouterManifest=';

/**
 * Takes out of the browser's list of routes what only links that prefetch would read, and this shop has none: the
 * files that each page imports. The server keeps its own list. Runs when the server is built, since React Router
 * writes the browser's list then, after the client.
 */
export function leanManifest(): Plugin {
  return {
    name: 'driveline:lean-manifest',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async writeBundle({ dir }) {
      if (!dir) return;
      const folder = join(dir, PLACE);
      const files = (await readdir(folder)).filter((name) => MANIFEST.test(name));
      if (!files.length) this.error('React Router wrote no manifest; mend vite/leanManifest.ts.');
      for (const file of files) {
        const path = join(folder, file);
        await writeFile(path, leanList(await readFile(path, 'utf8')));
      }
    },
  };
}

type Routes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Put together again in the browser: rows of what columns say, in as few signs as compress well. */
const JOIN = `(m,k,s,c)=>(m.routes=Object.fromEntries(c[0].map((id,i)=>[id,Object.fromEntries(k.flatMap((n,j)=>{
let v=c[j][i];return v===null?[]:[[n,n=='css'?v.map(t=>s[t]):typeof c[j]=='string'?v=='1':v]]}))])),m)`;

/**
 * The list without the files that each page imports, column by column: names, paths and flags of sixty routes side by
 * side are two thirds of what they are one after the other.
 * @throws Error when the file is not the list that React Router writes
 */
export function leanList(code: string): string {
  if (!code.startsWith(START)) throw new Error(`The manifest does not start with '${START}'.`);
  const list = JSON.parse(code.slice(START.length).replace(/;$/, ''), (key, value: unknown) =>
    key === 'imports' ? undefined : value,
  ) as { readonly routes: Routes };
  const { routes, ...rest } = list;
  const rows = Object.values(routes);
  const names = [...new Set(['id', ...rows.flatMap((row) => Object.keys(row))])];
  const sheetsOf = (row: Routes[string]) => (row['css'] ?? []) as readonly string[];
  const sheets = [...new Set(rows.flatMap(sheetsOf))];
  const columns = names.map((name) => {
    if (name === 'css') return rows.map((row) => sheetsOf(row).map((sheet) => sheets.indexOf(sheet)));
    const column = rows.map((row) => row[name] ?? null);
    const isFlag = column.every((value) => typeof value === 'boolean');
    return isFlag ? column.map(Number).join('') : column;
  });
  return `${START}(${JOIN})(${[rest, names, sheets, columns].map((part) => JSON.stringify(part)).join()});`;
}
