import styles from './Voice.module.css';

const lines = [
  {
    say: 'Enter the 6-digit code we sent to ana@example.com.',
    not: 'Please kindly input the verification code!',
    why: 'Say what to do and where the thing is. Politeness is being short.',
  },
  {
    say: 'That code has expired. Send a new one.',
    not: 'Error: EmailCodeExpired (1703)',
    why: 'What happened, then the way on. A number is for us, not for a seller.',
  },
  {
    say: 'This e-mail address already has an account.',
    not: 'Oops, you seem to have been here before!',
    why: 'Nobody did anything wrong, and nobody is joking.',
  },
  {
    say: 'Sending code…',
    not: 'Loading',
    why: 'A button that works says what it works on.',
  },
] as const;

/** How the portal speaks, beside how it does not. */
export function Voice() {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">We say</th>
          <th scope="col">We do not say</th>
          <th scope="col">Because</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ say, not, why }) => (
          <tr key={say}>
            <td className={styles['say']}>{say}</td>
            <td className={styles['not']}>
              <s>{not}</s>
            </td>
            <td className={styles['why']}>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
