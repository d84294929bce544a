import { Choice } from '../../components/Choice/Choice.tsx';
import { Message } from '../../i18n/Message.tsx';
import { useServices } from '../Services.ts';

/** The feedback links that the deployment has an address for. Source: S-188 (NAV-014). */
export function Feedback() {
  const { send, problem } = useServices().page.feedback;
  return (
    <>
      {send !== '' && (
        <Choice newTab href={send}>
          <Message id="nav_feedback_send" />
        </Choice>
      )}
      {problem !== '' && (
        <Choice newTab href={problem}>
          <Message id="nav_feedback_problem" />
        </Choice>
      )}
    </>
  );
}
