import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/**
 * Where this repository is kept. It is known in one place: `repository` of the manifest at the root, or the workflow that
 * runs; a fork needs no change. Provenance holds the published `repository` against where the workflow runs.
 * @returns {string | undefined} such as `https://github.com/owner/name`
 */
export function repositoryAddress(
  manifest = JSON.parse(readFileSync(at('package.json'), 'utf8')),
  env = process.env,
) {
  const { repository } = manifest;
  const named = typeof repository === 'string' ? repository : repository?.url;
  if (named) return named.replace(/^git\+/, '').replace(/\.git$/, '');
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = env;
  return server && name ? `${server}/${name}` : undefined;
}

/**
 * @param {object} manifest of a package
 * @param {string} folder of it in the repository
 * @param {string} address of the repository
 * @returns {object} the manifest that says where its source, its description and its issues are
 */
export const withRepository = (manifest, folder, address) => ({
  ...manifest,
  homepage: `${address}/tree/main/${folder}#readme`,
  bugs: `${address}/issues`,
  repository: { type: 'git', url: `git+${address}.git`, directory: folder },
});
