import preview from '../../.storybook/preview.tsx';
import { Tag } from '../../src/components/Tag/Tag.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Content/Tag',
  component: Tag,
  parameters: {
    guide: {
      purpose:
        'What else is to be known of something, in a word or two beside its name: “Invitation only”. It is no control and never the only bearer of a state.',
      keyboard: [],
      spoken: ['Its words, after the name it stands beside.'],
      sources: ['DLG-018', 'NAV-008', 'S-134'],
    } satisfies ComponentGuide,
  },
  args: { children: <Message id="nav_site_invited" /> },
});

export const Plain = meta.story({});

export const RootProps = meta.story(
  rootProps<HTMLElement>((probe) => (
    <Tag {...probe}>
      <Message id="nav_site_invited" />
    </Tag>
  )),
);
