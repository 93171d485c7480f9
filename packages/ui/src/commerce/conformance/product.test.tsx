import { describeBlocks } from '../../../test/describeConformance.tsx';
import { caliperPage, compatibility, vehicleKey } from '../fixtures/productPage.ts';
import { buying, products, rotor, today } from '../fixtures/products.ts';
import { AboutPart } from '../Product/AboutPart.tsx';
import { BothSides } from '../Product/BothSides.tsx';
import { BuyBox } from '../Product/BuyBox.tsx';
import { CompatibilityTable } from '../Product/CompatibilityTable.tsx';
import { CoreExplained } from '../Product/CoreExplained.tsx';
import { Gallery } from '../Product/Gallery.tsx';
import { Installation } from '../Product/Installation.tsx';
import { ProductPage } from '../Product/ProductPage.tsx';
import { ProductPageSkeleton } from '../Product/ProductPageSkeleton.tsx';
import { RelatedParts } from '../Product/RelatedParts.tsx';
import { SpecList } from '../Product/SpecList.tsx';
import { StickyBuyBar } from '../Product/StickyBuyBar.tsx';
import { WarrantyReturns } from '../Product/WarrantyReturns.tsx';

const { picture, title, description, highlights, specifications, installation, warranty } = caliperPage;
const buy = { ...buying, storesHref: '/store', today };
const sections = [
  { id: 'about', title: 'About', content: 'A part' },
  { id: 'specs', title: 'Data', content: 'Its data' },
];

describeBlocks({
  AboutPart: [HTMLDivElement, (props) => <AboutPart {...{ description, highlights }} {...props} />],
  BothSides: [
    HTMLElement,
    (props) => (
      <BothSides title="You may want both" action="Add both" other={rotor} today={today} {...props} />
    ),
  ],
  BuyBox: [HTMLDivElement, (props) => <BuyBox product={rotor} {...buy} terms="90 days" {...props} />],
  CompatibilityTable: [
    HTMLDivElement,
    (props) => <CompatibilityTable entries={compatibility} vehicle={vehicleKey} {...props} />,
  ],
  CoreExplained: [
    HTMLDivElement,
    (props) => <CoreExplained priceMinor={11_900} coreMinor={4500} returnDays={45} {...props} />,
  ],
  Gallery: [
    HTMLDivElement,
    (props) => <Gallery picture={picture} title={title} position="Front left" {...props} />,
  ],
  Installation: [HTMLDivElement, (props) => <Installation steps={installation} {...props} />],
  ProductPage: [
    HTMLDivElement,
    (props) => (
      <ProductPage gallery="Picture" buy="Price" sticky={{ product: rotor }} sections={sections} {...props} />
    ),
  ],
  ProductPageSkeleton: [HTMLDivElement, (props) => <ProductPageSkeleton {...props} />],
  RelatedParts: [
    HTMLUListElement,
    (props) => <RelatedParts products={products} {...buying} today={today} {...props} />,
  ],
  SpecList: [HTMLDivElement, (props) => <SpecList items={specifications} {...props} />],
  StickyBuyBar: [HTMLDivElement, (props) => <StickyBuyBar variant="card" product={rotor} {...props} />],
  WarrantyReturns: [
    HTMLDivElement,
    (props) => <WarrantyReturns warranty={warranty} returnDays={90} policyHref="/returns" {...props} />,
  ],
});
