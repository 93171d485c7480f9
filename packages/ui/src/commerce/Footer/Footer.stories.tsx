import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoreIcon, TruckIcon } from '../../components/Icon/commerceIcons.tsx';
import { MailIcon, PhoneIcon } from '../../components/Icon/contactIcons.tsx';
import { CheckoutFooter } from './CheckoutFooter.tsx';
import { LegacyFooter } from './LegacyFooter.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SocialIcon } from './SocialIcon.tsx';

const links = (...labels: string[]) => labels.map((label) => ({ label, href: `/${label.toLowerCase()}` }));

const meta = {
  component: SiteFooter,
  title: 'Commerce/Footer',
  subcomponents: { LegacyFooter, CheckoutFooter, SocialIcon },
  parameters: { layout: 'fullscreen' },
  args: {
    iconLinks: [
      { label: 'Find a store', href: '/store', icon: <StoreIcon />, intent: 'open-store-search' },
      { label: 'Track an order', href: '/trackOrder', icon: <TruckIcon /> },
      { label: 'Email offers', href: '/emailSignUp', icon: <MailIcon /> },
    ],
    social: ['instagram', 'facebook', 'youtube', 'elsewhere'].map((network) => ({
      label: network,
      href: `https://${network}.example`,
      icon: <SocialIcon network={network} />,
    })),
    columns: [
      { title: 'Shop', links: links('Parts', 'Accessories', 'Tools', 'Deals', 'Gift cards') },
      { title: 'Help', links: links('Contact us', 'Returns', 'Core deposits', 'Shipping', 'Recalls') },
      { title: 'Services', links: links('Loan a tool', 'Battery test', 'Repair guides') },
      { title: 'Company', links: links('About', 'Careers', 'Press', 'Accessibility and the law') },
    ],
    otherSites: links('Ironbay Pro', 'Ironbay Mexico', 'Ironbay Brazil'),
    legal: links('Terms', 'Privacy', 'Do not sell my data'),
    copyright: '© 2026 Ironbay Parts. Prices and stock may change.',
    cookieSettingsHref: '/cookieSettings',
    apps: [
      { label: 'App for iOS', href: 'https://ios.example', icon: <PhoneIcon size={20} /> },
      { label: 'App for Android', href: 'https://android.example', icon: <PhoneIcon size={20} /> },
    ],
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** What stays when the content could not be loaded. */
export const WithoutContent: Story = {
  args: { iconLinks: [], social: [], columns: [], otherSites: [], apps: [] },
};

export const Legacy: Story = {
  render: () => (
    <LegacyFooter
      links={links('Nossa história', 'Informações legais', 'Trocas e devoluções', 'Fale conosco')}
      company={[
        'Ironbay Autopeças do Brasil Ltda.',
        'CNPJ 11.222.333/0001-81',
        'Av. das Peças, 1420, São Paulo, SP',
      ]}
      copyright="© 2026 Ironbay Autopeças"
      cookieSettingsHref="/cookieSettings"
    />
  ),
};

/** Below the pages of a standalone user: law alone. */
export const Standalone: Story = {
  render: () => (
    <CheckoutFooter copyright="© 2026 Ironbay Parts" links={links('Terms', 'Privacy', 'Accessibility')} />
  ),
};

export const Checkout: Story = {
  render: () => (
    <CheckoutFooter copyright="© 2026 Ironbay Parts" links={links('Help', 'Terms', 'Privacy')} seal />
  ),
};
