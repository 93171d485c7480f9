import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { CardFieldsFrame, type CardFieldsFrameProps } from './CardFieldsFrame.tsx';

interface Look {
  scheme: string;
  text: string;
  ground: string;
  error: string;
}

/** Stands for a gateway's fields, in the colours of the page as the shop hands them over. */
const fieldsIn = ({ scheme, text, ground, error }: Look, isWrong: boolean) =>
  `<!doctype html><html lang="en"><title>Card</title><style>
  html { color-scheme: ${scheme} }
  body { margin: 4px; background: ${ground} }
  main { display: grid; gap: 12px }
  input { box-sizing: border-box; inline-size: 100%; block-size: 48px; padding: 8px 14px; font: 16px sans-serif;
    color: ${text}; background: transparent; border: 1px solid; border-radius: 4px }
  [aria-invalid] { border: 2px solid ${error} }
</style><main><input aria-label="Number" value="4242 4242 4242 4242">
<input aria-label="Expires" value="01/20"${isWrong ? ' aria-invalid="true"' : ''}></main>`;

function lookOf(element: Element): Look {
  const style = getComputedStyle(element);
  return {
    scheme: getComputedStyle(document.documentElement).colorScheme,
    text: style.color,
    ground: style.getPropertyValue('--dl-color-surface-base'),
    error: style.getPropertyValue('--dl-color-nofit-fg'),
  };
}

/** As the shop does it, but for the message: these fields have no script that would hear it. */
function WithFields(props: CardFieldsFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<Look>();
  const paint = () => setLook(lookOf(box.current!));
  useEffect(() => setLook(lookOf(box.current!)), []);
  return (
    <div ref={box}>
      <CardFieldsFrame
        {...props}
        srcDoc={look && fieldsIn(look, props.errorMessage !== undefined)}
        onColorModeChange={paint}
      />
    </div>
  );
}

const card = { label: 'Card details', src: 'about:blank', height: 116, isReady: true };

const meta = {
  component: CardFieldsFrame,
  title: 'Components/CardFieldsFrame',
  args: card,
} satisfies Meta<typeof CardFieldsFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        'its session is asked for': <CardFieldsFrame {...card} src={undefined} isReady={false} />,
        'with an error': <WithFields {...card} errorMessage="This card has expired. Try another one." />,
        failed: (
          <CardFieldsFrame
            {...card}
            failure="The bank does not answer. You can pay in another way."
            onRetry={() => undefined}
          />
        ),
      }}
    />
  ),
};

export const Ready: Story = { render: (args) => <WithFields {...args} /> };
