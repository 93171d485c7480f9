import { CompareBar } from '@driveline/ui';
import { OneStop } from '../pages/cart/OneStop.tsx';
import { SavedInCart } from '../pages/cart/SavedInCart.tsx';
import { NothingToSearch, SearchNotes } from '../pages/catalog/SearchNotes.tsx';
import { HomeTiles } from '../pages/home/HomeTiles.tsx';
import { PartActions } from '../pages/product/PartActions.tsx';
import { SectionContent } from '../pages/product/SectionContent.tsx';
import { ShareCart } from '../parts/cart/ShareCart.tsx';
import { CrashPage } from '../shell/CrashPage.tsx';
import { CheckoutFoot } from '../shell/footer/CheckoutFoot.tsx';
import { Footer } from '../shell/footer/Footer.tsx';
import { ReturnsStrip } from '../shell/footer/ReturnsStrip.tsx';
import { CheckoutHead } from '../shell/header/CheckoutHead.tsx';
import { StandaloneHead } from '../shell/header/StandaloneHead.tsx';
import { setServerParts } from './serverParts.ts';

const parts = {
  CheckoutFoot,
  CheckoutHead,
  CompareBar,
  CrashPage,
  Footer,
  HomeTiles,
  NothingToSearch,
  OneStop,
  PartActions,
  ReturnsStrip,
  SavedInCart,
  SearchNotes,
  SectionContent,
  ShareCart,
  StandaloneHead,
};

export type ServerParts = typeof parts;

/** Called once by the server's entry. */
export const knowServerParts = (): void => setServerParts(parts);
