import { expect, test } from 'vitest';
import { repositoryAddress, withRepository } from './repository.mjs';

const workflow = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'team/shop' };

test.each([
  [{}, workflow, 'https://git.example/team/shop'],
  [{ repository: 'https://git.example/own/shop' }, workflow, 'https://git.example/own/shop'],
  [{ repository: { url: 'git+https://git.example/own/shop.git' } }, {}, 'https://git.example/own/shop'],
  [{}, {}, undefined],
  [{}, { GITHUB_SERVER_URL: 'https://git.example' }, undefined],
])('the repository of %j in %j is %s', (manifest, env, address) => {
  expect(repositoryAddress(manifest, env)).toBe(address);
});

test('a manifest says where its source, its description and its issues are', () => {
  expect(withRepository({ name: 'a' }, 'packages/api', 'https://git.example/team/shop')).toEqual({
    name: 'a',
    homepage: 'https://git.example/team/shop/tree/main/packages/api#readme',
    bugs: 'https://git.example/team/shop/issues',
    repository: {
      type: 'git',
      url: 'git+https://git.example/team/shop.git',
      directory: 'packages/api',
    },
  });
});
