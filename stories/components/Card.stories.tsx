import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { BackButton } from '../../src/components/BackButton/BackButton.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { Card } from '../../src/components/Card/Card.tsx';
import { StepMarks } from '../../src/components/StepMarks/StepMarks.tsx';
import { TextField } from '../../src/components/TextField/TextField.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

const goBack = fn().mockName('goBack');

const meta = preview.meta({
  title: 'Components/Layout/Card',
  component: Card,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'Holds one step of the sign-up. One per page; on a phone a later step fills the screen. While content loads, use LoadingState; without content, EmptyState.',
      keyboard: [['Tab', 'Moves through its content; the title is not focusable.']],
      announced: [
        'The title, “region”.',
        'The step, such as “Step 1 of 3”.',
        'The title, “heading, level 2”.',
      ],
      sources: ['UI-001', 'E-24', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: {
    marks: <StepMarks current={1} />,
    title: <Message id="sign_up_title" />,
    lead: <Message id="sign_up_lead" />,
    children: (
      <>
        <TextField label={<Message id="sign_up_email_label" />} type="email" />
        <Button wide>
          <Message id="sign_up_continue" />
        </Button>
      </>
    ),
  },
});

export const FirstStep = meta.story({
  play: async ({ canvas, step }) => {
    await covers(step, ['UI-001'], 'the card is 480 px wide on a desktop', async () => {
      const wide = document.documentElement.clientWidth > 768;
      const { offsetWidth } = canvas.getByRole('region');
      if (wide) await expect(offsetWidth).toBe(480);
    });
  },
});

export const LaterStep = meta.story({
  args: {
    marks: <StepMarks current={2} />,
    back: <BackButton onClick={goBack} />,
    fullScreen: true,
  },
  play: async ({ canvasElement }) => {
    const back = canvasElement.querySelector('[data-message=sign_up_back]')?.closest('button');
    await userEvent.click(back ?? document.body);
    await expect(goBack).toHaveBeenCalledOnce();
  },
});

export const AllStepsDone = meta.story({ args: { marks: <StepMarks current={4} /> } });

export const TitleOnly = meta.story({
  args: { marks: undefined, lead: undefined, children: undefined },
});

export const RootProps = meta.story(
  rootProps<HTMLElement>((probe) => <Card {...probe} title={<Message id="sign_up_title" />} />),
);
