import { Accordion } from '../../../components/Accordion/Accordion.tsx';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { moduleContent } from '../../../domain/landing/content/moduleContent.ts';
import { Message } from '../../../i18n/Message.tsx';
import { Managed } from '../Managed.tsx';
import { useManaged } from '../useManaged.ts';

const questions = [
  {
    id: 'cost',
    title: <Message id="question_cost" />,
    content: <Message id="answer_cost" />,
  },
  {
    id: 'who',
    title: <Message id="question_who" />,
    content: <Message id="answer_who" />,
  },
  {
    id: 'documents',
    title: <Message id="question_documents" />,
    content: <Message id="answer_documents" />,
  },
  {
    id: 'duration',
    title: <Message id="question_duration" />,
    content: <Message id="answer_duration" />,
  },
  {
    id: 'company',
    title: <Message id="question_company" />,
    content: <Message id="answer_company" />,
  },
  {
    id: 'products',
    title: <Message id="question_products" />,
    content: <Message id="answer_products" />,
  },
  {
    id: 'shipping',
    title: <Message id="question_shipping" />,
    content: <Message id="answer_shipping" />,
  },
  {
    id: 'payment',
    title: <Message id="question_payment" />,
    content: <Message id="answer_payment" />,
  },
  {
    id: 'returns',
    title: <Message id="question_returns" />,
    content: <Message id="answer_returns" />,
  },
  {
    id: 'help',
    title: <Message id="question_help" />,
    content: <Message id="answer_help" />,
  },
];

/** Questions and their answers, ten of them built in. Source: B§2, B§3, S-125. */
export function QuestionsModule() {
  const { slot, shape } = moduleContent.questions;
  const items = useManaged(slot, shape)?.map(({ title, content, links }, index) => ({
    id: String(index),
    title: <Managed text={title} />,
    content: (
      <>
        <p>
          <Managed text={content} />
        </p>
        {links.map(({ url, text }, at) => (
          <p key={at}>
            <TextLink newTab href={url}>
              <Managed text={text} />
            </TextLink>
          </p>
        ))}
      </>
    ),
  }));
  return (
    <LandingSection
      data-module="questions"
      layout="beside"
      title={<Message id="questions_title" />}
    >
      <Accordion items={items ?? questions} />
    </LandingSection>
  );
}
