import './stillForChromatic.ts';
import '@driveline/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { showMode, StoryFrame } from '../stories/StoryFrame.tsx';
import { shopModes } from '../stories/mode.ts';
import { previewSettings } from '../stories/previewSettings.ts';
import { neededHeight, settle } from '../stories/stillness.ts';

// What `driveline visual` asks of a page that it takes pictures of.
Object.assign(globalThis, { driveline: { modes: shopModes, neededHeight, settle, showMode } });

export default {
  ...previewSettings(shopModes),
  decorators: [
    (Story, { globals, storyGlobals }) => (
      <StoryFrame globals={globals} fixed={storyGlobals}>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Preview;
