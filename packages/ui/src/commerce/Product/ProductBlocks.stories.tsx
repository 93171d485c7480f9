import type { Meta, StoryObj } from '@storybook/react-vite';
import { caliperPage, compatibility, vehicleKey } from '../fixtures/productPage.ts';
import { buying, caliper, doesNotFit, products, today, vehicleShort } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { AboutPart } from './AboutPart.tsx';
import { BothSides } from './BothSides.tsx';
import { CompatibilityTable } from './CompatibilityTable.tsx';
import { CoreExplained } from './CoreExplained.tsx';
import { Gallery } from './Gallery.tsx';
import { Installation } from './Installation.tsx';
import { RelatedParts } from './RelatedParts.tsx';
import { SpecList } from './SpecList.tsx';
import { StickyBuyBar } from './StickyBuyBar.tsx';
import { WarrantyReturns } from './WarrantyReturns.tsx';

const meta = {
  title: 'Commerce/Product/Blocks',
  subcomponents: {
    AboutPart,
    BothSides,
    Gallery,
    Installation,
    CompatibilityTable,
    CoreExplained,
    WarrantyReturns,
    RelatedParts,
    StickyBuyBar,
  },
  component: SpecList,
  args: { items: caliperPage.specifications },
} satisfies Meta<typeof SpecList>;
export default meta;
type Story = StoryObj<typeof meta>;

const { picture, title } = caliperPage;

const rotorMeasures = {
  title: 'Dimensions',
  items: [
    { id: 'diameter', label: 'Diameter', value: '11.1 in (282 mm)' },
    { id: 'thickness', label: 'Thickness', value: '0.98 in (25 mm)' },
  ],
};
const rotorContents = {
  title: 'In the box',
  items: [
    { label: 'Brake rotors', drawing: 'rotor#l5-v', quantity: 2 },
    { label: 'Hardware', drawing: 'hardware', quantity: 1 },
  ],
};

export const Pictures: Story = {
  render: () => (
    <Sheet
      narrow
      states={{
        'front left': <Gallery picture={picture} title={title} position="Front left" />,
        'both rear': <Gallery picture={{ drawing: 'rotor' }} title="Rotor" position="Rear" />,
        measured: (
          <Gallery
            picture={{ drawing: 'rotor#l5-v' }}
            title="Rotor"
            measures={rotorMeasures}
            contents={rotorContents}
          />
        ),
        'no position': <Gallery picture={{ drawing: 'mat' }} title="Mat" />,
      }}
    />
  ),
};

export const About: Story = {
  render: () => <AboutPart description={caliperPage.description} highlights={caliperPage.highlights} />,
};

export const Specifications: Story = {
  args: {
    items: [
      ...caliperPage.specifications,
      {
        id: 'originalNumbers',
        label: 'OE numbers',
        value: 'XLR-00000000-FRONT-18, 18-B5043',
        entries: [{ text: 'XLR-00000000-FRONT-18' }, { text: '18-B5043' }],
      },
      {
        id: 'equivalents',
        label: 'Equivalent parts',
        value: 'Calder CB-19-B3321A',
        entries: [{ lead: 'Calder', text: 'CB-19-B3321A', href: '/products/cb-19-b3321a' }],
      },
    ],
  },
};

const manyMakes = Array.from({ length: 12 }, (_, index) =>
  compatibility.map((entry) => ({ ...entry, make: index === 0 ? entry.make : `${entry.make} ${index}` })),
).flat();

const note = 'Demonstration data. Check the part on your vehicle before you install it.';

export const Compatibility: Story = {
  render: () => (
    <Sheet
      states={{
        'with the vehicle': <CompatibilityTable entries={compatibility} vehicle={vehicleKey} />,
        'vehicle not listed': (
          <CompatibilityTable
            entries={compatibility.slice(0, 2)}
            vehicle={{ ...vehicleKey, year: 1999, name: '1999 Norvik Halden' }}
          />
        ),
        'a long list is folded': <CompatibilityTable entries={manyMakes} vehicle={vehicleKey} />,
        'with a note': <CompatibilityTable entries={compatibility.slice(0, 1)} note={note} />,
      }}
    />
  ),
};

export const Promises: Story = {
  render: () => (
    <Sheet
      states={{
        core: <CoreExplained priceMinor={11900} coreMinor={4500} returnDays={45} />,
        warranty: (
          <WarrantyReturns
            warranty={caliperPage.warranty}
            returnDays={90}
            policyHref="/lp/termsAndConditions"
          />
        ),
        'no warranty': <WarrantyReturns warranty="" returnDays={30} policyHref="/lp/termsAndConditions" />,
        installation: <Installation steps={caliperPage.installation} />,
      }}
    />
  ),
};

const sides = { title: 'You may want both sides', action: 'Add both sides' };
const addBoth = { action: '/cart/shared?parts=1:1,2:1', intent: 'add-shared' };

export const OtherSide: Story = {
  render: () => (
    <Sheet
      narrow
      states={{
        'other side': (
          <BothSides {...sides} other={caliper} target={addBoth} vehicle={vehicleShort} today={today} />
        ),
        'same part': <BothSides {...sides} target={addBoth} />,
        'not to be added': (
          <BothSides {...sides} other={{ ...caliper, fit: doesNotFit }} vehicle={vehicleShort} />
        ),
      }}
    />
  ),
};

export const Related: Story = {
  render: () => (
    <RelatedParts
      products={[
        ...products,
        ...products.map((product) => ({ ...product, skuNumber: `9${product.skuNumber}` })),
      ]}
      {...buying}
      vehicle={vehicleShort}
      today={today}
    />
  ),
};

export const StayingInSight: Story = {
  render: () => (
    <Sheet
      states={Object.fromEntries(
        products.map((product) => [
          product.fit.state + product.skuNumber,
          <div key={product.skuNumber}>
            <StickyBuyBar variant="card" product={product} vehicle={vehicleShort} />
            <StickyBuyBar variant="bar" product={product} vehicle={vehicleShort} />
          </div>,
        ]),
      )}
    />
  ),
};
