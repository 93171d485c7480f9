// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import {
  EdgeProvider,
  emailOfferLabels,
  pageQueries,
  useB2c,
  useHeader,
  useProfile,
  type Edge,
  type FlagName,
} from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { storage } from '../../shop/storage.ts';
import { SignInHint } from '../session/SignInHint.tsx';
import { AppOffer } from './AppOffer.tsx';
import { ChatCorner } from './ChatCorner.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { ContactEdge } from './ContactEdge.tsx';
import { OfferTab } from './OfferTab.tsx';

const values = {
  APP_ID_ANDROID: 'com.example.shop',
  CHAT_AVAILABILITY_URL: 'http://shop.example/agents',
  SURVEY_URL: 'https://survey.example/',
};
const edge = {
  storage,
  cookies: { all: () => ({}), write: () => undefined },
  analytics: { track: () => undefined },
  logger: { log: () => undefined },
  now: () => Date.now(),
  go: () => undefined,
};

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  document.cookie = 'consent=; Max-Age=0; Path=/';
  for (const key of ['signInAlertShown', 'appBannerShown', 'displayEmailOptInAlert'] as const)
    storage.remove(key);
});

/** Stands behind a part and says when all that the part may wait for has been answered, and the part has seen it. */
function Sibling({ isMember }: { isMember: boolean }) {
  const { client } = useB2c();
  const answers = [useHeader(), useQuery(pageQueries.messages(client, emailOfferLabels))];
  const profile = useProfile({ enabled: isMember });
  const isAnswered = [...answers, ...(isMember ? [profile] : [])].every(({ isSuccess }) => isSuccess);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => setSeen(isAnswered), [isAnswered]);
  return <b data-seen={isSeen} />;
}

/** Expects of a part, as flags make it, that it comes to be seen so. */
async function expectSeen(
  { part, sees, isMember = false }: Row,
  flags: Readonly<Record<string, boolean>>,
  seen: unknown,
) {
  const calls: string[] = [];
  const header = structuredClone(fixture('shell.header'));
  header.myAccountMap.anonymous = String(!isMember);
  const profile = {
    ...fixture('account.current'),
    receivePromoAndSpecialEvents: false,
    loyaltyAccountAlerts: [{ alertType: 'OP', status: 'PROMPT' }],
  };
  const shop = await mountForTest(
    <EdgeProvider edge={edge as unknown as Edge}>
      {part()}
      <Sibling isMember={isMember} />
    </EdgeProvider>,
    {
      at: '/brands',
      config: { flags, values },
      fetch: async (url) => {
        const { pathname, searchParams } = new URL(url);
        calls.push(pathname);
        if (pathname.endsWith('header')) return Response.json(header);
        if (pathname.endsWith('currentUser')) return Response.json(profile);
        if (/agent/i.test(pathname)) return new Response('<agents><count>2</count></agents>');
        const names = [...searchParams.values()].flatMap((value) => value.split(','));
        return Response.json({ messages: Object.fromEntries(names.map((name) => [name, `${name}!`])) });
      },
    },
  );
  ({ end } = shop);
  await shop.until(() => {
    const html = document.body.innerHTML;
    expect(html).toContain('data-seen="true"');
    expect(sees({ html, calls })).toEqual(seen);
  });
  end();
  end = undefined;
}

interface Seen {
  readonly html: string;
  /** Paths of the calls. */
  readonly calls: readonly string[];
}

interface Row {
  readonly id: string;
  readonly part: () => ReactElement;
  readonly sees: (seen: Seen) => unknown;
  readonly on: unknown;
  readonly off: unknown;
  readonly beside?: readonly FlagName[];
  readonly isMember?: boolean;
}

const agents = ({ calls }: Seen) => calls.find((path) => /agent/i.test(path));
const modal = { view: 'menu', started: undefined, clickedAt: undefined } as const;

const rows: Partial<Record<FlagName, Row>> = {
  SIGN_IN_ALERT_ENABLED: {
    id: 'STATE-033',
    part: () => <SignInHint />,
    sees: ({ html }) => html.includes('/signin?returnUrl=%2Fbrands'),
    on: true,
    off: false,
  },
  EMAIL_OPTIN_ALERT_ENABLED: {
    id: 'STATE-036',
    part: () => <OfferTab />,
    isMember: true,
    sees: ({ html }) => html.includes('data-email-offer'),
    on: true,
    off: false,
  },
  CONTACT_US_MODAL_ENABLED: {
    id: 'STATE-037',
    part: () => <ContactEdge device="desktop" />,
    sees: ({ html }) => [html.includes('href="/contactus"'), html.includes('aria-haspopup="dialog"')],
    on: [true, true],
    off: [true, false],
  },
  CONTACT_US_MODAL_QUALTRICS_ENABLED: {
    id: 'STATE-038',
    part: () => <ContactDialog modal={modal} send={() => undefined} />,
    sees: ({ html }) => /<a[^>]*href="https:\/\/survey\.example\/"[^>]*>/.exec(html)?.[0].includes('_blank'),
    on: false,
    off: true,
  },
  CHECK_AGENT_AVAILABILITY_V2: {
    id: 'STATE-040',
    part: () => <ChatCorner />,
    sees: agents,
    on: '/ecomm/b2c/v1/chat/agentAvailability',
    off: '/agents',
  },
  CHAT_VENDOR_AVAILABILITY_ENABLED: {
    id: 'STATE-041',
    part: () => <ChatCorner />,
    sees: agents,
    on: '/sls/b2c/chat/v1/agents/availability',
    off: '/agents',
  },
  MOBILE_ATTRIBUTION_ENABLED: {
    id: 'STATE-046',
    part: () => <AppOffer />,
    sees: ({ html }) => /play\.google\.com[^"]*/.exec(html)?.[0].includes('referrer='),
    on: true,
    off: false,
  },
};

for (const [flag, row] of Object.entries(rows)) {
  const { id, on, off, beside = [] } = row;
  test(`[${id}] ${flag} alone makes the difference beside the page`, async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Mobile');
    document.cookie = 'consent=attribution; Path=/';
    const base = Object.fromEntries(beside.map((name) => [name, true]));
    await expectSeen(row, { ...base, [flag]: false }, off);
    await expectSeen(row, { ...base, [flag]: true }, on);
  });
}
