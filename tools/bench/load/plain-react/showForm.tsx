import { createElement, type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';

/** A page as data: a text, or an element with its attributes and what it holds. */
export type Markup =
  | string
  | readonly [
      tag: string,
      attributes: Readonly<Record<string, string | true>>,
      ...content: Markup[],
    ];

interface Values {
  readonly phone_email: string;
}

/** The register form as a plain React application has it: rendered in the browser, with React Hook Form. */
function Page({ markup }: { markup: readonly Markup[] }) {
  const { register, handleSubmit } = useForm<Values>();
  const [isSent, setSent] = useState(false);
  const submit = handleSubmit(async (values) => {
    await fetch('/send', { method: 'POST', body: JSON.stringify(values) });
    setSent(true);
  });
  const show = (one: Markup, key: number): ReactNode => {
    if (typeof one === 'string') return one;
    const [tag, attributes, ...content] = one;
    const own =
      tag === 'form'
        ? { onSubmit: (event: React.SubmitEvent) => void submit(event) }
        : attributes['name'] === 'phone_email' && register('phone_email', { required: true });
    return createElement(tag, { key, ...attributes, ...own }, ...content.map(show));
  };
  if (isSent)
    return (
      <form data-step="verification">
        <label>
          Code <input name="code" />
        </label>
      </form>
    );
  return markup.map(show);
}

/** Starts the application. */
export const showForm = (root: Element, markup: readonly Markup[]): void =>
  createRoot(root).render(
    <StrictMode>
      <Page markup={markup} />
    </StrictMode>,
  );
