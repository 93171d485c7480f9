import { expect, test } from 'vitest';
import { blocksOf } from '../lib/codeBlocks.mjs';
import { isFollowed, lacking, makesShop, shownIn, stepsOf, unmarked } from './stepsOf.mjs';

const guide = `# Guide

\`\`\`sh run
npm create @driveline/shop corner-parts   # about 60 lines
cd corner-parts
MARKET=mx npm start
\`\`\`

1. A file:

   \`\`\`tsx
   // pages/ourStory.tsx
   export default () => <h1>Story</h1>;
   \`\`\`

\`\`\`ts
const nameless = 1;
\`\`\`

\`\`\`ts file=packages/ui/src/index.ts
// shown.ts
\`\`\`

\`\`\`text page=/our-story status=404
Parts since 1954

  Nothing   here
\`\`\`

\`\`\`text output
0 problems
\`\`\`

\`\`\`sh run fails
npm run doctor
\`\`\`

Parts are in \`parts.csv\`:

\`\`\`csv writes=my-catalog/parts.csv
brand,part_number
\`\`\`

\`\`\`diff
--- a/shop.config.ts
\`\`\`

\`\`\`text
a drawing
\`\`\`

\`\`\`sh not-run: it takes an hour, and a PostgreSQL
npm run bench
\`\`\`
`;
const blocks = blocksOf(guide);

test('a guide is what its reader does, in order', () => {
  expect(stepsOf(blocks)).toEqual([
    { does: 'run', command: 'npm create @driveline/shop corner-parts', line: 3 },
    { does: 'enter', folder: 'corner-parts', line: 3 },
    { does: 'serve', command: 'MARKET=mx npm start', line: 3 },
    {
      does: 'write',
      path: 'pages/ourStory.tsx',
      code: '// pages/ourStory.tsx\nexport default () => <h1>Story</h1>;\n',
      line: 11,
    },
    { does: 'see', page: '/our-story', status: 404, words: ['Parts since 1954', 'Nothing   here'], line: 24 },
    { does: 'hear', words: ['0 problems'], line: 30 },
    { does: 'fail', command: 'npm run doctor', line: 34 },
    { does: 'write', path: 'my-catalog/parts.csv', code: 'brand,part_number\n', line: 40 },
    { does: 'patch', code: '--- a/shop.config.ts\n', line: 44 },
  ]);
});

test('a reason is kept whole, and a guide that runs nothing is not followed', () => {
  expect(blocks.at(-1)).toMatchObject({
    kind: 'sh',
    flags: [],
    reason: 'it takes an hour, and a PostgreSQL',
  });
  expect(isFollowed(blocks)).toBe(true);
  expect(isFollowed(blocks.slice(-1))).toBe(false);
  expect(makesShop(stepsOf(blocks))).toBe(true);
  expect(makesShop(stepsOf(blocks.slice(1)))).toBe(false);
});

test.each([
  ['sh', 1],
  ['sh not-run:', 1],
  ['sh run not-run: both', 1],
  ['sh run', 0],
  ['sh not-run: needs Docker', 0],
  ['text', 0],
])('of a block %s, %i lacks its mark', (info, count) => {
  expect(unmarked(blocksOf(`\`\`\`${info}\nnpm start\n\`\`\`\n`))).toHaveLength(count);
});

test('a page shows its texts, not its scripts', () => {
  const html =
    '<style>h1{}</style><h1>Bolts &amp; <!-- -->nuts</h1>\n<p>it&#x27;s 5</p><script>"Bolts"</script>';
  expect(shownIn(html).trim()).toBe("Bolts & nuts it's 5");
  expect(lacking(['Bolts  & nuts', 'it is'], shownIn(html))).toEqual(['it is']);
});
