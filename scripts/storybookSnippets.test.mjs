import { withCustomConfig } from 'react-docgen-typescript';
import { expect, test } from 'vitest';
import storybook from '../apps/storybook/.storybook/main.ts';
import { withImports } from '../apps/storybook/playground/withImports.ts';
import { exportedComponents } from '../packages/ui/test/exportedComponents.ts';
import { typeFaults } from './guides/types.mjs';
import { at } from './lib/paths.mjs';

const SLOW_MS = 120_000;
const names = exportedComponents().map(({ name }) => name);

test(
  'a snippet imports each of its components from an address that exports it',
  () => {
    const tags = names.map((name) => `<${name} />`).join('\n');
    const [imports] = withImports(tags).split('\n\n');
    const imported = [...imports.matchAll(/^import \{ (.+) \} from '@driveline\/ui.*';$/gm)];
    expect(imported.length).toBeGreaterThan(1);
    expect(imported.flatMap(([, own]) => own.split(', ')).toSorted()).toEqual(names.toSorted());
    const snippet = '.guides/snippet.tsx';
    const code = `${imports}\nexport const used = [${names.join(', ')}];\n`;
    expect(typeFaults({ [snippet]: code }, [snippet])[snippet]).toEqual([]);
  },
  SLOW_MS,
);

test('a snippet imports nothing else, and once', () => {
  const snippet = '<Badge tone="fit"><Unknown /></Badge>';
  const shown = `import { Badge } from '@driveline/ui';\n\n${snippet}`;
  expect(withImports(snippet)).toBe(shown);
  expect(withImports(shown)).toBe(shown);
  expect(withImports('<Unknown />')).toBe('<Unknown />');
});

test(
  'tables of properties show types as they resolve, and leave out those of the element',
  () => {
    const { tsconfigPath, ...options } = storybook.typescript.reactDocgenTypescriptOptions;
    const [badge] = withCustomConfig(tsconfigPath, options).parse(
      at('packages/ui/src/components/Badge/Badge.tsx'),
    );
    expect(badge.props.tone.type.value.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['"neutral"', '"fit"', '"promo"']),
    );
    expect(Object.keys(badge.props).toSorted()).toEqual(['icon', 'tone']);
  },
  SLOW_MS,
);
