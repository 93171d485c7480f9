import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../fixtures/Sheet.tsx';
import { galleryPictures } from '../fixtures/support.ts';
import { PictureGallery } from './PictureGallery.tsx';

const meta = { title: 'Commerce/PictureGallery', component: PictureGallery } satisfies Meta;
export default meta;

const many = Array.from({ length: 12 }, (_, index) => ({
  ...galleryPictures[index % galleryPictures.length]!,
  id: `picture-${index}`,
}));

export const AllStates: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        'several pictures': <PictureGallery title="Front brake rotor" pictures={galleryPictures} />,
        'more than a line holds': <PictureGallery title="Front brake rotor" pictures={many} />,
        'one picture': <PictureGallery title="Front brake rotor" pictures={galleryPictures.slice(0, 1)} />,
      }}
    />
  ),
};
