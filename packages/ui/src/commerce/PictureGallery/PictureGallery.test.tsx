import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { galleryPictures } from '../fixtures/support.ts';
import { PictureGallery } from './PictureGallery.tsx';

const gallery = <PictureGallery title="Rotor" pictures={galleryPictures} />;

describeConformance((props) => <PictureGallery title="Rotor" pictures={galleryPictures} {...props} />, {
  refInstanceof: HTMLFieldSetElement,
});

const choices = () => screen.getAllByRole<HTMLInputElement>('radio');

describe('pictures of a part', () => {
  test('are a named group of choices, the first one chosen', () => {
    render(gallery);
    expect(screen.getByRole('group', { name: 'Pictures of Rotor' })).toBeTruthy();
    expect(choices().map((choice) => [choice.getAttribute('aria-label'), choice.checked])).toEqual([
      ['Picture 1 of 3: from the front', true],
      ['Picture 2 of 3: the slots', false],
      ['Picture 3 of 3: with its caliper', false],
    ]);
  });

  test('exclude each other, and those of another gallery do not take part', () => {
    render(
      <>
        {gallery}
        <PictureGallery title="Pads" pictures={galleryPictures.slice(0, 2)} />
      </>,
    );
    fireEvent.click(choices()[2]!);
    expect(choices().map(({ checked }) => checked)).toEqual([false, false, true, true, false]);
  });

  test('a lone one needs no choice', () => {
    render(<PictureGallery title="Rotor" pictures={galleryPictures.slice(0, 1)} />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('img', { name: 'from the front' })).toBeTruthy();
  });
});
