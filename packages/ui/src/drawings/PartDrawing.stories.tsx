import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/Grid/Grid.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { families, looksOf } from './families/index.ts';
import { PartDrawing } from './PartDrawing.tsx';

const meta = {
  component: PartDrawing,
  title: 'Foundations/Part pictures',
  args: { family: 'rotor' },
} satisfies Meta<typeof PartDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(families).sort();

/** The first look, one from the middle, the last: those differ in most of what the family shows. */
function threeOf(family: string): readonly string[] {
  const looks = looksOf(family);
  return [...new Set([looks[0]!, looks[looks.length >> 1]!, looks.at(-1)!])];
}

/** At the size of a row of a shelf. */
const thumbnails = (family: string, drawings: readonly string[]) => (
  <Stack as="li" key={family} gap={1}>
    <Text as="span" size="label" tone="secondary">
      {family}
    </Text>
    <Inline gap={2}>
      {drawings.map((name) => (
        <div key={name} style={{ inlineSize: '64px', blockSize: '64px' }}>
          <PartDrawing family={name} fine />
        </div>
      ))}
    </Inline>
  </Stack>
);

/** Every kind whose parts look different by their facts. */
export const Variants: Story = {
  render: () => (
    <Grid as="ul" min="216px" gap={4}>
      {names
        .filter((family) => looksOf(family).length > 1)
        .map((family) =>
          thumbnails(
            family,
            threeOf(family).map((look) => `${family}#${look}`),
          ),
        )}
    </Grid>
  ),
};

/** Kinds of which every part looks the same. */
export const OneLook: Story = {
  render: () => (
    <Grid as="ul" min="120px" gap={4}>
      {names.filter((family) => looksOf(family).length < 2).map((family) => thumbnails(family, [family]))}
    </Grid>
  ),
};
