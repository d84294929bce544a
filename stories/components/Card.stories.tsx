import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { BackButton } from '../../src/components/BackButton/BackButton.tsx';
import { Banner } from '../../src/components/Banner/Banner.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { Card } from '../../src/components/Card/Card.tsx';
import { ClockIcon } from '../../src/components/icons/ClockIcon.tsx';
import { CoinsIcon } from '../../src/components/icons/CoinsIcon.tsx';
import { TalkIcon } from '../../src/components/icons/TalkIcon.tsx';
import { StepMarks } from '../../src/components/StepMarks/StepMarks.tsx';
import { TextField } from '../../src/components/TextField/TextField.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { shows } from '../support/shows.ts';

const goBack = fn().mockName('goBack');

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  parameters: { layout: 'padded' },
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
    await shows(step, ['UI-001'], 'the card is 480 px wide where there is room', async () => {
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

export const InTheBanner = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Banner
      headline={<Message id="banner_headline" />}
      lead={<Message id="banner_lead" />}
      proofs={[
        {
          icon: <ClockIcon />,
          title: <Message id="banner_proof_time_title" />,
          text: <Message id="banner_proof_time_text" />,
        },
        {
          icon: <TalkIcon />,
          title: <Message id="banner_proof_support_title" />,
          text: <Message id="banner_proof_support_text" />,
        },
        {
          icon: <CoinsIcon />,
          title: <Message id="banner_proof_payment_title" />,
          text: <Message id="banner_proof_payment_text" />,
        },
      ]}
    >
      <Card {...args} />
    </Banner>
  ),
});
