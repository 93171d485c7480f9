import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScriptSources } from './contentSecurity.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const page = [
  '<script>window.a = 1;</script>',
  '<script type="module" async="">import "/assets/a.js";</script>',
  '<script type="application/json" id="shop">{"a":1}</script>',
  '<script type="application/ld+json">{"@type":"Product"}</script>',
  '<script src="/assets/b.js"></script>',
].join('');

test('names each inline script by its hash, and no data block', () => {
  expect(inlineScriptSources(page)).toEqual([hash('window.a = 1;'), hash('import "/assets/a.js";')]);
});

test('a script that the page was not made with is not in its policy', () => {
  const policy = contentSecurityPolicy(page);
  expect(policy).not.toContain(hash('window.a = 2;'));
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('styles in the page are refused, but for those of the development server', () => {
  const styles = (policy: string) => /style-src [^;]*/.exec(policy)?.[0];
  expect(styles(contentSecurityPolicy(page))).not.toContain('unsafe-inline');
  expect(styles(contentSecurityPolicy(page, [], undefined, false, true))).toBe(
    "style-src 'self' 'unsafe-inline'",
  );
});

test('payment gateways on other origins may stand in a frame and take a form', () => {
  const policy = contentSecurityPolicy('', ['https://pay.example']);
  expect(policy).toContain("frame-src 'self' https://pay.example;");
  expect(policy).toContain("form-action 'self' https://pay.example;");
});

test('[STATE-026] a script of the config may run and call home, and nothing else of another origin', () => {
  const policy = contentSecurityPolicy(page, [], {
    script: ['https://consent.example'],
    connect: ['https://consent.example', 'https://collect.example'],
    img: ['https://consent.example', 'https://pixel.example'],
    frame: ['https://chat.example'],
  });
  expect(policy).toMatch(/script-src 'self' https:\/\/consent\.example 'sha256-/);
  expect(policy).toContain("connect-src 'self' https://consent.example https://collect.example;");
  expect(policy).toContain("img-src 'self' data: https://consent.example https://pixel.example;");
  expect(policy).toContain("frame-src 'self' https://chat.example;");
  expect(policy).not.toMatch(/script-src[^;]*(?:collect|pixel|chat)/);
  expect(contentSecurityPolicy(page)).not.toContain('consent.example');
});
