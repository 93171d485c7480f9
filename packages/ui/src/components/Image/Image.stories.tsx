import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Image } from './Image.tsx';

const meta = {
  component: Image,
  title: 'Foundations/Image',
  args: { src: '/missing.jpg', alt: 'Brake rotor', width: 168, height: 126 },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

// A drawing in the address: stories load nothing.
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path d="M0 90 60 20l35 40 20-20 45 50z" fill="gray"/></svg>',
)}`;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        contain: (
          <div style={{ inlineSize: '168px' }}>
            <Image src={drawing} alt="Hills" width={168} height={168} />
          </div>
        ),
        cover: (
          <div style={{ inlineSize: '168px' }}>
            <Image src={drawing} alt="Hills" width={168} height={168} fit="cover" />
          </div>
        ),
      }}
    />
  ),
};
