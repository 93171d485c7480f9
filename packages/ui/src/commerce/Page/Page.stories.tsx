import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { brakeCrumbs, brakeWords, categories } from '../fixtures/pages.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { CrashBlock } from './CrashBlock.tsx';
import { ErrorBlock } from './ErrorBlock.tsx';
import { NotFoundBlock } from './NotFoundBlock.tsx';
import { OopsDrawing } from './OopsDrawing.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Commerce/Page',
  component: PageHeader,
  subcomponents: { NotFoundBlock, ErrorBlock, CrashBlock, OopsDrawing },
} satisfies Meta;
export default meta;

const nothing = () => undefined;
const details =
  "TypeError: Cannot read properties of undefined (reading 'fit')\n    at BuyBox (BuyBox.tsx:42)";

export const AllStates: StoryObj = {
  render: () => (
    <Sheet
      states={{
        header: (
          <PageHeader title="Brakes" crumbs={brakeCrumbs} lead={brakeWords}>
            <Button>Save</Button>
          </PageHeader>
        ),
        'unknown address': (
          <NotFoundBlock homeHref="/" searchAction="/searchresult" categories={categories} />
        ),
        refused: <ErrorBlock searchAction="/searchresult" links={categories.slice(0, 2)} />,
        'a fault of ours': <CrashBlock homeHref="/" onRetry={nothing} />,
        'a fault of ours, for developers': <CrashBlock homeHref="/" details={details} />,
        drawing: <OopsDrawing />,
      }}
    />
  ),
};
