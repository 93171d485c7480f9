import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Text } from './Text.tsx';

const meta = {
  component: Text,
  title: 'Foundations/Text',
  args: { children: 'Matches 2.5L, without tow package.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        body: <Text>Pick up today at Harbor Blvd, ready at 2:40 PM.</Text>,
        'body, small': <Text size="bodyS">Pick up today at Harbor Blvd, ready at 2:40 PM.</Text>,
        label: <Text size="label">Kestrel Pro</Text>,
        micro: <Text size="micro">3 items</Text>,
        code: <Text size="code">KP-296V-F</Text>,
        tones: (
          <>
            {(
              ['primary', 'secondary', 'muted', 'fit', 'check', 'nofit', 'info', 'core', 'deal'] as const
            ).map((tone) => (
              <Text key={tone} tone={tone}>
                {tone}
              </Text>
            ))}
          </>
        ),
        weights: (
          <Text>
            <Text as="span" weight="regular">
              regular{' '}
            </Text>
            <Text as="span" weight="medium">
              medium{' '}
            </Text>
            <Text as="span" weight="bold">
              bold
            </Text>
          </Text>
        ),
        cut: (
          <div style={{ contain: 'inline-size' }}>
            <Text truncate>
              Remanufactured front caliper and pad kit for vehicles with a tow package and 320 mm rotors, left
              side, single piston
            </Text>
          </div>
        ),
      }}
    />
  ),
};
