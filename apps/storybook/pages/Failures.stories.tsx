import { CrashBlock, ErrorBlock, NotFoundBlock, OopsDrawing, PageHeader } from '@driveline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { usePageWords, type PageWord } from './pageWords.ts';

const places: readonly [PageWord, string][] = [
  ['parts', '/parts'],
  ['accessories', '/interior-accessories'],
  ['tools', '/tools-and-equipment'],
  ['fluids', '/fluids-and-chemicals'],
  ['offers', '/deals'],
];

function useLinks(of: readonly [PageWord, string][]) {
  const words = usePageWords();
  return of.map(([word, href]) => ({ label: words(word), href }));
}

function Lost() {
  return <NotFoundBlock categories={useLinks(places)} />;
}

function Shut() {
  const ways: readonly [PageWord, string][] = [
    ['home', '/'],
    ['parts', '/parts'],
    ['contactUs', '/contactus'],
  ];
  return <ErrorBlock links={useLinks(ways)} />;
}

const meta = {
  component: CrashBlock,
  title: 'Pages/Failures',
  subcomponents: { ErrorBlock, NotFoundBlock, OopsDrawing, PageHeader },
  parameters: { visual: { kind: 'pageState' } },
} satisfies Meta<typeof CrashBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crash: Story = {};

export const CrashForDevelopers: Story = {
  args: {
    details: "TypeError: Cannot read properties of undefined (reading 'fit')\n    at BuyBox (BuyBox.tsx:42)",
  },
};

export const NotFound: Story = { render: () => <Lost /> };

export const Refused: Story = { render: () => <Shut /> };
