import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FailedPicture {
  name: string;
  reason: string;
  /** `before`, `after`, `difference`: the files beside the report. */
  kinds: string[];
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const figure = (name: string, kind: string) =>
  `<figure><figcaption>${kind}</figcaption><img src="${encodeURIComponent(name)}.${kind}.png" alt="${escape(name)}, ${kind}"></figure>`;

const section = ({ name, reason, kinds }: FailedPicture) =>
  `<section><h2>${escape(name)}</h2><p>${escape(reason)}</p><div>${kinds.map((kind) => figure(name, kind)).join('')}</div></section>`;

/** Writes the page that shows every failed picture beside its baseline. */
export function writeReport(folder: string, failures: readonly FailedPicture[], acceptWith: string): void {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}
figure{margin:0}img{max-width:600px;border:1px solid;display:block}</style>
<h1>Changed pictures</h1>
<p>Right as they are? <code>${escape(acceptWith)}</code></p>
${failures.map(section).join('\n')}
</html>
`;
  writeFileSync(join(folder, 'index.html'), page);
}
