import { Description, Title, useOf } from '@storybook/addon-docs/blocks';
import { useState } from 'react';

const frame = { width: '100%', minWidth: '320px', height: '1120px', border: '1px solid #d9d4c7' };
const row = { padding: '12px 0', cursor: 'pointer' };

/** The switches of the toolbar, which a frame does not inherit. */
function addressOf(id: string): string {
  const query = new URLSearchParams({ viewMode: 'story', id });
  const globals = new URLSearchParams(location.search).get('globals');
  if (globals !== null) query.set('globals', globals);
  return `iframe.html?${query.toString()}`;
}

/**
 * The docs page of stories that walk the whole page: each has its own frame, and one is open at a time,
 * since the frames of a tab share its session storage and its focus.
 */
export function FramedPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories);
  const [open, setOpen] = useState(stories[0]?.id);
  return (
    <>
      <Title />
      <Description />
      {stories.map(({ id, name }) => (
        <details key={id} open={id === open}>
          <summary
            style={row}
            onClick={(event) => {
              event.preventDefault();
              setOpen(id === open ? undefined : id);
            }}
          >
            {name}
          </summary>
          {id === open && <iframe title={name} src={addressOf(id)} style={frame} />}
        </details>
      ))}
    </>
  );
}
