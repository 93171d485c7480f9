// `npm run dev`, and every other command of the table below: installs what is missing, then becomes the tool.
import { ensureInstalled } from './lib/install.mjs';
import { checkStarter, findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { become } from './lib/processes.mjs';
import { refuse, print } from './lib/print.mjs';
import { answerHelp, usageOf } from './lib/usage.mjs';

const workspace = (script, folder) => () => ['npm', 'run', script, '-w', folder, '--silent', '--'];
/** Plain Node runs it; its first comment is what `--help` prints. */
const file = (...path) => ({ file: at(...path), command: (node) => [node, at(...path)] });
const commands = {
  dev: {
    words: 'Starting the storefront for work on it',
    usage:
      '`npm run dev`: the sample shop for work on it; what is edited shows at once.\n  npm run dev -- --market mx    only that market',
    command: workspace('dev', 'apps/storefront'),
  },
  storybook: {
    words: 'Starting Storybook',
    usage: '`npm run storybook`: every component and page, at http://localhost:6006.',
    command: workspace('dev', 'apps/storybook'),
  },
  'stories:matrix': {
    words: 'Looking at every story in every brand, light and dark',
    usage:
      '`npm run stories:matrix`: axe and the other conditions on every story, in every brand, light and dark.\n  npm run stories:matrix -- visual/stories.test.ts    some test files',
    command: workspace('matrix', 'apps/storybook'),
  },
  fonts: { words: 'Making the fonts of the themes', ...file('scripts', 'fonts.mjs') },
  messages: { words: 'Writing words as code', ...file('scripts', 'messages.mjs') },
  seed: {
    words: 'Seeding the database',
    file: at('apps', 'b2c', 'seed', 'cli.ts'),
    command: workspace('seed', 'apps/b2c'),
  },
  import: {
    words: 'Importing',
    file: at('apps', 'b2c', 'import', 'cli.ts'),
    command: (node) => [node, '--conditions=@driveline/source', at('apps', 'b2c', 'import', 'cli.ts')],
  },
  migrate: {
    words: 'Migrating the database',
    file: at('apps', 'b2c', 'migration', 'cli.ts'),
    command: (node) => [node, '--conditions=@driveline/source', at('apps', 'b2c', 'migration', 'cli.ts')],
  },
  'postal-codes': {
    words: 'Loading postal codes',
    file: at('apps', 'b2c', 'postal', 'cli.ts'),
    command: (node) => [node, '--conditions=@driveline/source', at('apps', 'b2c', 'postal', 'cli.ts')],
  },
  reviews: {
    words: 'Reading what waits',
    file: at('apps', 'b2c', 'moderation', 'cli.ts'),
    command: (node) => [node, '--conditions=@driveline/source', at('apps', 'b2c', 'moderation', 'cli.ts')],
  },
  'import:million': {
    words: 'Importing a million applications',
    file: at('scripts', 'importMillion.mjs'),
    command: (node) => [node, '--conditions=@driveline/source', at('scripts', 'importMillion.mjs')],
  },
  chaos: {
    words: 'Breaking things',
    file: at('e2e', 'chaos', 'main.mjs'),
    command: (node) => [node, '--conditions=@driveline/source', at('e2e', 'chaos', 'main.mjs')],
  },
  fleet: { words: 'Starting several processes', ...file('scripts', 'fleet.mjs') },
  'test:servers': { words: 'Testing on PostgreSQL and Redis', ...file('scripts', 'testServers.mjs') },
  contract: { words: 'Holding a server to the contract', ...file('scripts', 'contract.mjs') },
  mutation: { words: 'Spoiling rules', ...file('scripts', 'mutation.mjs') },
  properties: { words: 'Trying properties by chance', ...file('scripts', 'properties.mjs') },
  'claims:coverage': {
    words: 'Noting which code runs for each requirement',
    ...file('scripts', 'claimsCoverage.mjs'),
  },
  rehearse: { words: 'Rehearsing a release', ...file('scripts', 'rehearse.mjs') },
  bench: { words: 'Measuring', ...file('scripts', 'bench.mjs') },
};

const [name, ...rest] = process.argv.slice(2);
if (!Object.hasOwn(commands, name ?? '')) {
  refuse(`Say which: node scripts/run.mjs ${Object.keys(commands).join(' | ')}`);
}
const { words, command, file: source, usage } = commands[name];
answerHelp(usage ?? usageOf(source), rest);
checkStarter();
await ensureInstalled();
const program = command(findNode());
print(`${words} …`);
become([...program, ...rest]);
