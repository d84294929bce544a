import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentGuide } from './ComponentGuide.ts';

/** The docs page of a component: its purpose, keyboard and announcements, and all its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as ComponentGuide | undefined; // typed where it is given
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {guide && <p>{guide.purpose}</p>}
      <Primary />
      <Controls />
      {guide && <Guide {...guide} />}
      <Stories />
    </>
  );
}

function Guide({ keyboard, announced, sources }: ComponentGuide) {
  return (
    <>
      {keyboard.length > 0 && (
        <>
          <h2>Keyboard</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Effect</th>
              </tr>
            </thead>
            <tbody>
              {keyboard.map(([keys, effect]) => (
                <tr key={keys}>
                  <td>
                    <kbd>{keys}</kbd>
                  </td>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h2>What a screen reader announces</h2>
      <ol>
        {announced.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <h2>Sources</h2>
      <p>{sources.join(', ')}</p>
    </>
  );
}
