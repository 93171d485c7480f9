import { ReturnsStrip } from '../features/footer/index.ts';
import { StandaloneHead } from '../features/header/index.ts';
import { setServerParts } from './serverParts.ts';

/** Called once by the server's entry. */
export const knowServerParts = (): void => setServerParts({ ReturnsStrip, StandaloneHead });
