import { createHash } from 'node:crypto';
import { finishedDocument } from '@driveline/hooks/page';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScriptSources } from './contentSecurity.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const page = (content: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body><main>${content}</main>` +
  '<script type="application/json" id="shop">{}</script><script>window.ours = 1;</script>' +
  '<script type="module" async="">import "/assets/a.js";</script></body></html>';

const finished = (content: string) =>
  finishedDocument(
    page(content),
    { state: { a: 1 }, routerData: undefined },
    '<script async src="https://consent.example/a.js"></script>',
  );

test('a document has its type, its answers as JSON, late scripts and the script of the config', async () => {
  const { html } = await finished('<p>a</p>');
  expect(html).toMatch(/^<!DOCTYPE html><html><head><script async src="https:\/\/consent\.example/);
  expect(html).toContain('<main><p>a</p></main><script type="application/json" id="shop">{}</script>');
  expect(html).toContain('<script type="application/json" id="state">{"a":1}</script>');
  expect(html).toContain('<script type="text/late" data-modules="/assets/a.js">');
  expect(html).toMatch(/<\/script><\/body><\/html>$/);
});

test('a script that got into the content does not run', async () => {
  const { html, scripts } = await finished('<script>alert(1)</script>');
  const policy = contentSecurityPolicy(scripts);
  expect(policy).toContain(hash('window.ours = 1;'));
  expect(policy).not.toContain(hash('alert(1)'));
  // All others of the document are there.
  expect(inlineScriptSources(html).filter((source) => !policy.includes(source))).toEqual([hash('alert(1)')]);
});
