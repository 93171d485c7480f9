import { Alert, Button, Inline, Text } from '@driveline/ui';
import type { ContrastFault, ContrastRemedy } from '@driveline/ui/themes';
import * as styles from './Composer.css.ts';
import { labelOf } from './lookLabels.ts';

const SHOWN = 3;

/** Rounded down, so that 4.497 does not read as the 4.50 that would do. */
const tooLow = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

interface Fault extends ContrastFault {
  /** Those that no fault above has named. */
  newRemedies: readonly (ContrastRemedy & { nearest: string })[];
}

/** One color often mends several pairs: it is offered beside the first of them. */
function withNewRemedies(faults: readonly ContrastFault[]): Fault[] {
  const named = new Set<string>();
  return faults.map((fault) => ({
    ...fault,
    newRemedies: fault.remedies.filter((remedy): remedy is ContrastRemedy & { nearest: string } => {
      const isNew = remedy.nearest !== undefined && !named.has(remedy.change);
      named.add(remedy.change);
      return isNew;
    }),
  }));
}

export interface ContrastFaultsProps {
  title: string;
  faults: readonly ContrastFault[];
  /** Without it the nearest good color is only named, by the path of its token. */
  onApply?: (change: string, color: string) => void;
}

/** Pairs that are too faint to read, and the nearest good color for each. */
export function ContrastFaults({ title, faults, onApply }: ContrastFaultsProps) {
  const more = faults.length - SHOWN;
  return (
    <Alert tone="error" role="alert" title={title}>
      <ul className={styles.plainList}>
        {withNewRemedies(faults)
          .slice(0, SHOWN)
          .map(({ mode, foreground, background, colors, ratio, least, newRemedies }) => (
            <li key={`${mode} ${foreground} ${background}`} className={styles.fault}>
              <Text size="bodyS" className={styles.anywhere}>
                {`In ${mode} mode, ${foreground} ${colors[0]} on ${background} ${colors[1]} has ${tooLow(ratio)}:1 and needs ${least}:1.`}
              </Text>
              {!onApply &&
                newRemedies.map(({ change, nearest }) => (
                  <Text key={change} size="bodyS" className={styles.anywhere}>
                    {`Nearest good color: ${change} ${nearest}`}
                  </Text>
                ))}
              {onApply && newRemedies.length > 0 && (
                <Inline gap={3}>
                  {newRemedies.map(({ change, nearest }) => (
                    <Button key={change} size="s" variant="outline" onClick={() => onApply(change, nearest)}>
                      {`Use ${nearest} for ${labelOf(change)}`}
                    </Button>
                  ))}
                </Inline>
              )}
            </li>
          ))}
      </ul>
      {more > 0 && <Text size="bodyS">{more === 1 ? 'And 1 more pair.' : `And ${more} more pairs.`}</Text>}
    </Alert>
  );
}
