import { expect, test } from 'vitest';
import { lateScripts } from './lateScripts.ts';

const head = '<html><head><link rel="modulepreload" href="/assets/a.js"/>';
const tail =
  '<link rel="modulepreload" href="/assets/b.js"/>' +
  '<script type="module" async="">import "/assets/a.js";</script></body></html>';

test('no module is asked for by the document itself', () => {
  const late = lateScripts({ head, tail });
  expect(late.head).toBe('<html><head>');
  expect(late.tail).not.toContain('rel="modulepreload"');
  expect(late.tail).not.toContain('type="module"');
  expect(late.tail).toContain(
    '<script type="text/late" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
  );
});

test('a document of another shape keeps its scripts', () => {
  const other = { head, tail: '<script type="module" src="/x.js"></script></body></html>' };
  expect(lateScripts(other)).toEqual(other);
});
