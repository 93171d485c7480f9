import { cruise } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';

const FOLDERS = ['packages', 'apps', 'e2e', 'examples', 'scripts'];

/**
 * Reads the imports of all sources of a tree.
 * @param {string} tree absolute path of its root
 * @returns {Promise<{ modules: object[], faults: { rule: string, from: string, to: string, comment: string }[] }>}
 */
export async function cruiseImports(tree, folders = FOLDERS) {
  const { options, forbidden } = configuration;
  const { output } = await cruise(folders, {
    ...options,
    baseDir: tree,
    validate: true,
    ruleSet: { forbidden },
  });
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  const faults = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    comment: comments.get(rule.name),
  }));
  return { modules: output.modules, faults };
}

/** Folder of the server that a file stands in; those beside its folders are one, the composition's. */
function folderOf(path) {
  const [, folder, rest] = /^apps\/b2c\/src\/([^/]+)(\/)?/.exec(path) ?? [];
  return folder === undefined ? undefined : rest ? folder : '(root)';
}

/**
 * What the folders of the server import of each other, their tests and types included.
 * @returns {{ edges: Map<string, Set<string>>, mutual: [string, string][], circular: string[] }} `circular`: folders
 *   that lead back to themselves
 */
export function serverGraph(modules) {
  const edges = new Map();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (from === undefined) continue;
    if (!edges.has(from)) edges.set(from, new Set());
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to !== undefined && to !== from) edges.get(from).add(to);
    }
  }
  const pairs = [...edges].flatMap(([from, imported]) => [...imported].map((to) => [from, to]));
  const mutual = pairs.filter(([from, to]) => from < to && edges.get(to)?.has(from));
  const circular = [...edges.keys()].filter((folder) => leadsBack(edges, folder));
  return { edges, mutual, circular };
}

function leadsBack(edges, start) {
  const seen = new Set();
  const open = [...(edges.get(start) ?? [])];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (folder === start) return true;
    if (!seen.has(folder)) open.push(...(edges.get(folder) ?? []));
    seen.add(folder);
  }
  return false;
}
