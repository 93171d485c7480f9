import { CrashBlock, ErrorBlock, NotFoundBlock, OopsDrawing, PageHeader } from '@driveline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from './inShop.tsx';
import { usePageWords } from './pageWords.ts';
import { useShopBrand } from './shopBrand.ts';

/** The top-level categories, as the header's first section names them. */
const useCategories = () => useShopBrand().content.header.menu[0]!.links;

function Lost() {
  return <NotFoundBlock categories={useCategories()} />;
}

function Shut() {
  const words = usePageWords();
  return <ErrorBlock links={[{ label: words('goHome'), href: '/' }, ...useCategories()]} />;
}

const meta = {
  component: CrashBlock,
  title: 'Pages/Failures',
  subcomponents: { ErrorBlock, NotFoundBlock, OopsDrawing, PageHeader },
  parameters: { layout: 'fullscreen', visual: { kind: 'pageState' } },
  decorators: [inShop],
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
