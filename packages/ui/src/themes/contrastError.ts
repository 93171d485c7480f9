import type { ColorRole } from '../theme/colorRoles.ts';
import type { ContrastFailure } from './contrast.ts';

/** A way to mend a pair: what to write another colour for, and the nearest one that passes all its pairs. */
export interface ContrastRemedy {
  role: ColorRole;
  /** A decision (`accent`), a role by hand (`dark.textLink`), or the path of a token. */
  change: string;
  /** `#rrggbb`; undefined when no lightness of the present colour passes. */
  nearest: string | undefined;
}

/** A pair that falls short, with its colours and what would mend it. */
export interface ContrastFault extends ContrastFailure {
  /** Colours of foreground and background. */
  colors: readonly [string, string];
  /** Either of them is enough. */
  remedies: readonly ContrastRemedy[];
}

/** A theme that cannot be read: the pairs that fall short, and for each the nearest good colour [PLUS-031]. */
export class ContrastError extends RangeError {
  override readonly name = 'ContrastError';
  readonly theme: string;
  readonly faults: readonly ContrastFault[];

  constructor(theme: string, faults: readonly ContrastFault[]) {
    super(
      `The theme "${theme}" is too faint to be read (WCAG 2.2, 1.4.3 and 1.4.11):\n${faults.map(line).join('\n')}`,
    );
    this.theme = theme;
    this.faults = faults;
  }
}

/** Rounded down, so that 4.497 does not read as the 4.50 that would do. */
const tooLow = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function line({ mode, foreground, background, colors, ratio, least, remedies }: ContrastFault): string {
  const pair = `${foreground} ${colors[0]} on ${background} ${colors[1]}`;
  const change = remedies.map((remedy) => remedy.change).join(' or ');
  const good = remedies.flatMap(({ change: what, nearest }) => (nearest ? [`${what} ${nearest}`] : []));
  const nearest = good.length > 0 ? ` Nearest good colour: ${good.join(', or ')}.` : '';
  return `- ${mode}: ${pair} has ${tooLow(ratio)}:1 and needs ${least}:1. Change ${change}.${nearest}`;
}
