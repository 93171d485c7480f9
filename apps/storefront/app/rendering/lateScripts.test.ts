import { expect, test } from 'vitest';
import { lateScripts } from './lateScripts.ts';

const page =
  '<html><head></head><body><main></main>' +
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<script type="module" async="">import "/assets/a.js";</script></body></html>';

test('no module is asked for by the document itself', () => {
  const html = lateScripts(page);
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    '<script type="text/late" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
  );
});

test('a document of another shape keeps its scripts', () => {
  const other = '<html><body><script type="module" src="/x.js"></script></body></html>';
  expect(lateScripts(other)).toBe(other);
});
