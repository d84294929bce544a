import styles from './Voice.module.css';

const lines = [
  {
    good: 'Enter the 6-digit code we sent to ana@example.com.',
    bad: 'Please kindly input the verification code!',
    why: 'State what to do and where the code is. Short texts are polite.',
  },
  {
    good: 'That code has expired. Send a new one.',
    bad: 'Error: EmailCodeExpired (1703)',
    why: 'State what happened, then what to do next. Error codes do not help the user.',
  },
  {
    good: 'This e-mail address already has an account.',
    bad: 'Oops, you seem to have been here before!',
    why: 'Do not blame the user, and do not joke.',
  },
  {
    good: 'Sending code…',
    bad: 'Loading',
    why: 'A loading button names its action.',
  },
] as const;

/** Examples of texts, good and bad. */
export function Voice() {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Write</th>
          <th scope="col">Do not write</th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ good, bad, why }) => (
          <tr key={good}>
            <td className={styles['good']}>{good}</td>
            <td className={styles['bad']}>
              <s>{bad}</s>
            </td>
            <td className={styles['why']}>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
