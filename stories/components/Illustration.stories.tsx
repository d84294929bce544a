import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Illustration } from '../../src/components/Illustration/Illustration.tsx';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';
import { useText } from '../../src/i18n/useText.ts';
import { IllustrationSheet } from '../docs/look/IllustrationSheet.tsx';

const meta = preview.meta({
  title: 'Components/Content/Illustrations',
  component: Illustration,
  tags: ['own-words'],
  parameters: {
    guide: {
      purpose:
        'The pictures of the house: arches, awnings, parcels, in three tints and one accent. One a view, where a page has nothing else to show.',
      keyboard: [],
      spoken: [
        'Nothing, while the text beside it says the same: the picture is decorative.',
        'Its alternative text, where it alone says something.',
      ],
      sources: ['S-191'],
    } satisfies ComponentGuide,
  },
});

const drawn = async (pictures: readonly HTMLImageElement[]) => {
  for (const picture of pictures)
    await waitFor(() => expect(picture.naturalWidth, picture.dataset['name']).toBe(320));
};

function Described() {
  return <Illustration name="brokenAwning" alt={useText()('error_page_title')} />;
}

export const All = meta.story({
  parameters: { layout: 'padded' },
  render: () => <IllustrationSheet />,
  async play({ canvasElement }) {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures).toHaveLength(6);
    await drawn(pictures);
  },
});

export const Decorative = meta.story({
  args: { name: 'sealedParcel' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull();
    await drawn([canvas.getByRole<HTMLImageElement>('presentation')]);
  },
});

export const WithItsOwnWords = meta.story({
  render: () => <Described />,
  async play({ canvas }) {
    await drawn([canvas.getByRole<HTMLImageElement>('img', { name: /./ })]);
  },
});

export const RootProps = meta.story(
  rootProps<HTMLImageElement>((probe) => <Illustration {...probe} name="scales" />),
);
