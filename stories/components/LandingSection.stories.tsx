import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { Accordion } from '../../src/components/Accordion/Accordion.tsx';
import { Illustration } from '../../src/components/Illustration/Illustration.tsx';
import { LandingSection } from '../../src/components/LandingSection/LandingSection.tsx';
import { proofs } from '../support/bannerParts.tsx';
import { rootProps } from '../support/rootProps.tsx';

const [time] = proofs;
const items = proofs.map(({ id, title, text }) => ({ id, title, content: text }));

const meta = preview.meta({
  title: 'Components/Landing/LandingSection',
  component: LandingSection,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'A part of the landing page: its title, one picture or video at most, its content. Sections that follow one another alternate between paper and white.',
      keyboard: [],
      announced: ['A region by its title, which is a heading of level 2.'],
      sources: ['LAND-004'],
    } satisfies ComponentGuide,
  },
  args: { title: time.title, lead: time.text, children: <Accordion items={items} /> },
});

export const TitleAbove = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region).toHaveAccessibleName(
      canvas.getByRole('heading', { level: 2 }).textContent ?? '',
    );
  },
});

/** On a wide screen the title and its picture stand beside the content. */
export const TitleBeside = meta.story({
  args: { layout: 'beside', media: <Illustration name="handsWithParcel" /> },
});

export const RootProps = meta.story(
  rootProps<HTMLElement>((probe) => (
    <LandingSection {...probe} title={time.title}>
      {time.text}
    </LandingSection>
  )),
);
