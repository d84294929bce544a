import preview from '../../.storybook/preview.tsx';
import { Tag } from '../../src/components/Tag/Tag.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Content/Tag',
  component: Tag,
  parameters: {
    guide: {
      purpose:
        'Additional information in a word or two next to a name: “Invitation only”. It is not a control, and a state needs another sign too.',
      keyboard: [],
      announced: ['Its text, after the name next to it.'],
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
