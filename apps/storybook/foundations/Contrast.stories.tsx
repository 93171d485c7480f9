import { varName } from '@driveline/ui/theme';
import { contrastPairs } from '@driveline/ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './Contrast.css.ts';

const meta: Meta = { title: 'Foundations/Contrast' };
export default meta;

const TEXT_RATIO = 4.5;
const colorOf = (role: string) => `var(--${varName(['color', role])})`;

/** Text on its ground, as the contrast table of the themes pairs them; axe measures what is seen here. */
export const TextOnGrounds: StoryObj = {
  render: () => (
    <ul className={styles.pairs}>
      {contrastPairs
        .filter(([, , least]) => least >= TEXT_RATIO)
        .map(([foreground, background]) => (
          <li
            key={`${foreground} ${background}`}
            className={styles.pair}
            style={{ color: colorOf(foreground), background: colorOf(background) }}
          >
            {foreground} / {background}
          </li>
        ))}
    </ul>
  ),
};
