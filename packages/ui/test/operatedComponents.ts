import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportedComponents, type ExportedComponent } from './exportedComponents.ts';

/** What a keyboard operates: the platform's own controls, what takes the focus, and what react-aria brings. */
const CONTROL =
  /<(?:button|select|textarea|summary)\b|<input\b(?!\s+type="hidden")|\btabIndex=\{|\bpopoverTarget\b|from 'react-aria-components/;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const NEXT_EXPORT = /^export (?:function|const) /m;

const source = (file: string) => readFileSync(file, 'utf8').replace(COMMENT, '');

/** The file without the other components that it hands out. */
function ownSource({ name, file }: ExportedComponent, all: readonly ExportedComponent[]): string {
  return all
    .filter((other) => other.file === file && other.name !== name)
    .reduce((text, other) => {
      const start = text.search(new RegExp(`^export (?:function|const) ${other.name}\\b`, 'm'));
      const length = text.slice(start + 1).search(NEXT_EXPORT) + 1 || text.length - start;
      return start < 0 ? text : text.slice(0, start) + text.slice(start + length);
    }, source(file));
}

/** A component with the private modules that it draws by; another exported one speaks for itself. */
function drawnBy(text: string, file: string, doors: ReadonlySet<string>, seen = new Set<string>()): string {
  const addresses = [...text.matchAll(/^import (?!type)[^;]*?'(\.[^']+\.tsx)';/gm)].map(([, to = '']) =>
    join(dirname(file), to),
  );
  const parts = addresses.filter((to) => !doors.has(to) && !seen.has(to));
  parts.forEach((to) => seen.add(to));
  return [text, ...parts.map((to) => drawnBy(source(to), to, doors, seen))].join('\n');
}

/** Names of the exported components that a keyboard operates: by controls of their own or of those they are made of. */
export function operatedComponents(): string[] {
  const all = exportedComponents();
  const doors = new Set(all.map(({ file }) => file));
  const texts = new Map(all.map((one) => [one.name, drawnBy(ownSource(one, all), one.file, doors)]));
  const operated = new Set([...texts].filter(([, text]) => CONTROL.test(text)).map(([name]) => name));
  const isMadeOf = (text: string) => [...operated].some((name) => new RegExp(`<${name}\\b`).test(text));
  for (let known = -1; known < operated.size;) {
    known = operated.size;
    for (const [name, text] of texts) if (isMadeOf(text)) operated.add(name);
  }
  return [...operated].toSorted();
}

/** Names whose keys a test of the real browser presses: it is called by them, or has a row for them in its table. */
export function pressedComponents(): string[] {
  return globSync('../../apps/storybook/visual/keyboard*.test.tsx').flatMap((file) => {
    const text = source(file);
    const titles = [...text.matchAll(/\b(?:test|describe)(?:\.each[\s\S]*?\]\))?\(\s*['"`]([^'"`]+)/g)];
    const called = titles.flatMap(([, title = '']) => (title.split(':')[0] ?? '').match(/[A-Z]\w+/g) ?? []);
    const rows = [...text.matchAll(/^  (?:\[')?([A-Z]\w+)(?:: \{|', )/gm)].map(([, name = '']) => name);
    return [...called, ...rows].filter((name) => new RegExp(`<${name}\\b|, ${name}\\]`).test(text));
  });
}
