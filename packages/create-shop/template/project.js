import { literal } from '@driveline/ui/tokens';
import manifest from '../package.json' with { type: 'json' };

/** What a shop needs beside Driveline; the same pins as its own. */
const LIBRARIES = { react: '19.3.1', 'react-dom': '19.3.1' };
const TOOLS = {
  '@formatjs/icu-messageformat-parser': '3.5.23',
  '@react-router/dev': '7.18.4',
  '@types/node': '24.13.3',
  '@types/react': '19.3.0',
  '@vanilla-extract/css': '1.21.3',
  '@vanilla-extract/vite-plugin': '5.2.6',
  typescript: '6.0.3',
  vite: '8.3.8',
};
const DRIVELINE = ['markets', 'storefront', 'ui'];

const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;

const manifestFile = (id) =>
  json({
    name: id,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=24.7' },
    scripts: {
      dev: 'driveline dev',
      build: 'driveline build',
      start: 'NODE_ENV=production driveline start',
      doctor: 'driveline doctor',
      'doctor:production': 'NODE_ENV=production driveline doctor',
      typecheck: 'tsc',
      visual: 'driveline visual',
    },
    dependencies: {
      ...Object.fromEntries(DRIVELINE.map((name) => [`@driveline/${name}`, manifest.version])),
      ...LIBRARIES,
    },
    devDependencies: TOOLS,
  });

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  },
  include: ['brands', 'pages', 'plugins', 'slots', 'stories', '*.ts'],
};

const configFile = (id, codes) => `import { ${codes.toSorted().join(', ')} } from '@driveline/markets';
import { defineShop } from '@driveline/storefront';
import { brand } from './brands/${id}/index.ts';

export const shop = defineShop({ brands: { ${literal(id)}: brand }, markets: [${codes.join(', ')}] });
`;

const readmeFile = (id, name) => `# ${name}

A shop made with Driveline.

\`\`\`
npm run dev                 work on it: what you edit shows at once
npm run build               compile it
npm start                   serve what was compiled, on http://localhost:3000
npm run doctor              check the shop as you work on it, and say how to mend what is wrong
npm run doctor:production   check what npm start needs: the build, secrets and mail too
npm run visual              compare pictures of its pages with those that you accepted
\`\`\`

- \`brands/${id}/index.ts\`: your name, company and phone for each market.
- \`brands/${id}/theme.ts\`: your colors, corners and fonts. A theme with text too faint to read does not start. The error
  names the pair and the nearest good color.
- \`brands/${id}/logos\`: your logo as SVG files. Keep the sizes.
- \`shop.config.ts\`: your brands and the markets they sell in.

Change more than that without a fork:

- **Slots**: \`slots: { 'product.buyBox': 'slots/BuyBox.tsx' }\` in \`shop.config.ts\` replaces that part of a page by your file.
- **Words**: \`messages: { 'en-US': { 'cart.title': 'Basket' } }\` changes a text by its id.
- **Pages**: \`routes: { added: [{ path: 'our-story', file: 'pages/ourStory.tsx' }] }\` adds one; \`changes\` moves or removes one.

The types of \`defineShop\` list every slot, word and page. Guides: docs/overrides.md and docs/adding-a-page.md of the repository.

The shop runs on a sample catalogue, in the folder \`.data\`, until \`B2C_ORIGIN\` names your commerce server or
\`DATABASE_URL\` your database.
`;

/** @returns {Record<string, string>} everything of a shop that is not its brand */
export const projectFiles = ({ id, name, codes }) => ({
  '.gitignore': 'node_modules/\nbuild/\n.data/\n.react-router/\nvisual-report/\n',
  'README.md': readmeFile(id, name),
  'package.json': manifestFile(id),
  'react-router.config.ts': `import { driveline } from '@driveline/storefront/preset';

export default { presets: [driveline()] };
`,
  'shop.config.ts': configFile(id, codes),
  'tsconfig.json': json(TSCONFIG),
  'vite.config.ts': `import { driveline } from '@driveline/storefront/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [driveline(import.meta.dirname)] });
`,
});
