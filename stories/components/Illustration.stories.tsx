import { useTranslation } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Illustration } from '../../src/components/Illustration/Illustration.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';
import { IllustrationSheet } from '../docs/look/IllustrationSheet.tsx';

const meta = preview.meta({
  title: 'Components/Content/Illustrations',
  component: Illustration,
  tags: ['own-words'],
  parameters: {
    guide: {
      purpose:
        'The illustrations of the portal: arches, awnings and parcels, in three tints and one accent. Use one per view, on a page without other content.',
      keyboard: [],
      announced: [
        'Nothing if it is decorative, because the text beside it has the same meaning.',
        'Its alternative text, if it has a meaning of its own.',
      ],
      sources: ['S-191'],
    } satisfies ComponentGuide,
  },
});

const loaded = async (pictures: readonly HTMLImageElement[]) => {
  for (const picture of pictures)
    await waitFor(() => expect(picture.naturalWidth, picture.dataset['name']).toBe(320));
};

function Described() {
  return <Illustration name="brokenAwning" alt={useTranslation().t('error_page_title')} />;
}

export const All = meta.story({
  parameters: { layout: 'padded' },
  render: () => <IllustrationSheet />,
  async play({ canvasElement }) {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures).toHaveLength(6);
    await loaded(pictures);
  },
});

export const Decorative = meta.story({
  args: { name: 'sealedParcel' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull();
    await loaded([canvas.getByRole<HTMLImageElement>('presentation')]);
  },
});

export const WithAlternativeText = meta.story({
  render: () => <Described />,
  async play({ canvas }) {
    await loaded([canvas.getByRole<HTMLImageElement>('img', { name: /./ })]);
  },
});

export const RootProps = meta.story(
  rootProps<HTMLImageElement>((probe) => <Illustration {...probe} name="scales" />),
);
