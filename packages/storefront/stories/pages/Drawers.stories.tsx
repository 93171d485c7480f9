import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ADDED, noVehicle, withAdded } from '../answers.ts';
import { opensState, shopPages, unlessAbsent } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const page: Visit = { route: 'cookieSettings', path: '/cookieSettings' };

// What lies over any page of the shop; here over a short one.
export default { ...shopPages, title: 'Pages/Drawers' } satisfies Meta;

export const MiniCart = opensState({ ...page, overlay: { kind: 'mini-cart' } });
/** With what goes with the part that was added, in tiles that are wide enough to be read. */
export const AddedPart: StoryObj = {
  ...opensState({ ...page, answers: withAdded, overlay: { kind: 'mini-cart', skuNumber: ADDED } }),
  play: unlessAbsent(async () => {
    const tiles = () => [...within(document.body).getByRole('dialog').querySelectorAll('article[data-sku]')];
    await waitFor(() => expect(tiles().length).toBeGreaterThan(1), { timeout: 10_000 });
    for (const tile of tiles()) await expect(tile.getBoundingClientRect().width).toBeGreaterThan(120);
  }),
};
export const Vehicle: StoryObj = {
  ...opensState({ ...page, answers: noVehicle, overlay: { kind: 'vehicle', source: 'page' } }),
  // What the first list offers is asked for when the drawer opens.
  play: unlessAbsent(() =>
    waitFor(
      () =>
        expect(
          within(document.body).getAllByRole('combobox')[0]!.querySelectorAll('option').length,
        ).toBeGreaterThan(2),
      { timeout: 10_000 },
    ),
  ),
};
export const MyStore = opensState({ ...page, overlay: { kind: 'my-store' } });
export const Stores = opensState({ ...page, overlay: { kind: 'stores' } });
export const SignIn = opensState({ ...page, overlay: { kind: 'account', asksToSignIn: true } });
export const CookieSettings = opensState({ ...page, overlay: { kind: 'cookie-settings' } });
