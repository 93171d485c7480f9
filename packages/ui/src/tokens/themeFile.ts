import type { BrandDecisions } from '../themes/brandDecisions.ts';
import { literal } from './literal.ts';

const HEAD = "import { createBrandTheme } from '@driveline/ui/themes';";
const NOTE =
  '/** Your colors, corners and fonts. A pair of colors that would be too faint to read ends the start. */';

/** The module that a team keeps: its decisions, and nothing that follows from them. */
export const themeFile = (decisions: BrandDecisions): string =>
  `${HEAD}\n\n${NOTE}\nexport const theme = createBrandTheme(${literal(decisions)});\n`;

/** Text between quotes, number or boolean; what opens and closes a record or a list. */
const VALUE = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|-?[\d.]+|true|false|\{\}|\[\])`;
const LINE = new RegExp(String.raw`^ *(?:(?:[\w$]+|'[^']*'): )?(?:${VALUE},|[{[]|[}\]],)$`);

/** Whether a module is decisions and no more, as `themeFile` writes it: nothing by hand is lost when it is written again. */
export function isThemeFile(text: string): boolean {
  const [head, gap, note, opening, ...body] = text.trimEnd().split('\n');
  const isFramed =
    head === HEAD && gap === '' && note === NOTE && opening === 'export const theme = createBrandTheme({';
  return isFramed && body.pop() === '});' && body.every((line) => LINE.test(line));
}
