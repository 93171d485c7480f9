import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarIcon } from '../../components/Icon/vehicleIcons.tsx';
import { ChatLauncher } from '../Chat/ChatLauncher.tsx';
import { hanging } from '../fixtures/hanging.tsx';
import { Sheet } from '../fixtures/Sheet.tsx';
import * as styles from '../fixtures/support.css.ts';
import { act, longOffer, offer } from '../fixtures/support.ts';
import { AppBanner } from './AppBanner.tsx';
import { DismissibleBanner } from './DismissibleBanner.tsx';
import { EmailOffer } from './EmailOffer.tsx';
import { PageEdge } from './PageEdge.tsx';
import { VehicleHint } from './VehicleHint.tsx';

const meta = {
  title: 'Commerce/Banner',
  component: DismissibleBanner,
  subcomponents: { AppBanner, EmailOffer, PageEdge, VehicleHint },
  parameters: { playgrounds: { VehicleHint: hanging } },
} satisfies Meta;
export default meta;

const app = {
  icon: <CarIcon size={32} />,
  href: 'https://apps.example/shop',
  dismissal: act('hide-app-banner'),
};
const dismissal = act('hide-banner');

export const AllStates: StoryObj = {
  render: () => (
    <Sheet
      states={{
        '90-day returns': (
          <DismissibleBanner
            label="Returns"
            dismissal={dismissal}
            link={{ href: '/lp/termsAndConditions#returnsPolicy', words: 'How to return a part' }}
          >
            90-day returns
          </DismissibleBanner>
        ),
        'rewards pilot': (
          <DismissibleBanner
            label="Rewards pilot"
            tone="promo"
            dismissal={dismissal}
            link={{ href: '/rewards', words: 'See what is new' }}
          >
            You are among the first with the new rewards
          </DismissibleBanner>
        ),
        'what an account asks, long': (
          <DismissibleBanner
            label="Your rewards"
            tone="info"
            dismissal={dismissal}
            link={{ href: '/user/rewards', words: 'Complete your profile now' }}
          >
            Your rewards account lacks a phone number: without it no cashier of the 6,400 stores can find your
            credits when you forget your card, and the credits of this purchase are lost
          </DismissibleBanner>
        ),
        'without a link': (
          <DismissibleBanner label="Hours" dismissal={dismissal}>
            All stores close at 6 pm on December 24
          </DismissibleBanner>
        ),
        app: <AppBanner name="Ironbay Auto Parts" rating={{ value: 4.8, count: 12_480 }} {...app} />,
        'app, long name, not rated': (
          <AppBanner name="Ironbay Auto Parts, Repair Guides and Rewards for Your Whole Garage" {...app} />
        ),
      }}
    />
  ),
};

const card = {
  savingsHref: '/lp/savings',
  signUp: act('sign-up'),
  dismissal: act('close-offer'),
  isOpen: true,
};

export const Offers: StoryObj = {
  parameters: { visual: { widths: [800] } },
  render: () => (
    <Sheet
      states={{
        folded: <EmailOffer offer={offer} {...card} isOpen={false} />,
        open: <EmailOffer offer={offer} {...card} className={styles.edge} />,
        'being sent': <EmailOffer offer={offer} {...card} status="requesting" className={styles.edge} />,
        failed: <EmailOffer offer={offer} {...card} status="failed" className={styles.edge} />,
        confirmed: <EmailOffer offer={offer} {...card} status="confirmed" className={styles.edge} />,
        'long text': <EmailOffer offer={longOffer} {...card} className={styles.edge} />,
        'long text, confirmed': (
          <EmailOffer offer={longOffer} {...card} status="confirmed" className={styles.edge} />
        ),
      }}
    />
  ),
};

export const Edges: StoryObj = {
  parameters: { visual: { widths: [800] } },
  render: () => (
    <Sheet
      states={{
        'along the lower edge': (
          <div className={styles.window}>
            <div className={styles.longPage}>The page goes on below the strip.</div>
            <PageEdge place="bottom">
              <AppBanner name="Ironbay Auto Parts" {...app} />
            </PageEdge>
          </div>
        ),
        'at the side and in the corner': (
          <div className={styles.window}>
            <div className={styles.longPage}>The page stands beside them.</div>
            <PageEdge place="side">
              <EmailOffer offer={offer} {...card} />
            </PageEdge>
            <PageEdge place="corner">
              <ChatLauncher status="open" href="/customerinfo" />
            </PageEdge>
          </div>
        ),
      }}
    />
  ),
};

export const Hint: StoryObj = {
  parameters: { visual: { widths: [] } },
  render: () => (
    // Stands in for the place of the header's vehicle button.
    <div style={{ position: 'relative', blockSize: '44px', marginBlockEnd: '160px' }}>
      <VehicleHint href="/user/myVehicle" onClose={() => undefined} />
    </div>
  ),
};

export const SignIn: StoryObj = {
  parameters: { visual: { widths: [] } },
  render: () => (
    <PageEdge place="account">
      <DismissibleBanner
        label="Sign in"
        tone="info"
        dismissal={dismissal}
        link={{ href: '/signin', words: 'Sign in' }}
      >
        See your orders, vehicles and rewards in one place
      </DismissibleBanner>
    </PageEdge>
  ),
};
