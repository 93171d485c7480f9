import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/Grid/Grid.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Text } from '../components/Text/Text.tsx';
import { vars } from './contract.css.ts';

const meta = { title: 'Foundations/Theme' } satisfies Meta;
export default meta;

/** Every colour role with its value in the chosen brand and mode. */
export const Colours: StoryObj = {
  render: () => (
    <Grid as="ul" min="200px" gap={3}>
      {Object.entries(vars.color).map(([role, value]) => (
        <Inline as="li" key={role} wrap={false}>
          <span
            style={{
              inlineSize: '40px',
              blockSize: '40px',
              flex: 'none',
              background: value,
              borderRadius: vars.radius.m,
              boxShadow: vars.elevation[1],
            }}
          />
          <Text as="span" size="label">
            {role}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
};
