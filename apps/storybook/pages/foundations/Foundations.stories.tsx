import { colorRoles, text, vars, varName, type TextStyleName } from '@driveline/ui/theme';
import { contrastPairs } from '@driveline/ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './Swatches.css.ts';

const meta: Meta = { title: 'Foundations' };
export default meta;
type Story = StoryObj;

const colorOf = (role: string) => `var(--${varName(['color', role])})`;

/** Every role that a component may name, in the brand and colour mode of the toolbar. */
export const Colours: Story = {
  render: () => (
    <ul className={styles.grid}>
      {colorRoles.map((role) => (
        <li key={role} className={styles.swatch}>
          <span className={styles.colour} style={{ background: colorOf(role) }} />
          {role}
        </li>
      ))}
    </ul>
  ),
};

/** Text on its ground, as the contrast table of the themes pairs them; axe measures what is seen here. */
export const TextOnGrounds: Story = {
  render: () => (
    <ul className={styles.grid}>
      {contrastPairs
        .filter(([, , least]) => least >= 4.5)
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

const display = (name: TextStyleName) =>
  name.startsWith('display')
    ? {
        fontFamily: vars.font.display,
        fontWeight: vars.font.displayWeight,
        letterSpacing: vars.font.displayTracking,
      }
    : { fontWeight: text[name].fontWeight, fontFamily: name === 'code' ? vars.font.mono : vars.font.body };

/** The type scale at desktop width. */
export const Type: Story = {
  render: () => (
    <div className={styles.lines}>
      {(Object.keys(text) as TextStyleName[]).map((name) => (
        <p key={name} className={styles.sample} style={{ ...text[name].desktop, ...display(name) }}>
          {name}: Brake pads, 0O1lI, ção ñ, 1,234.50
        </p>
      ))}
    </div>
  ),
};
