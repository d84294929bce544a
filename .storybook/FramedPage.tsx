import { Description, Story, Title, useOf } from '@storybook/addon-docs/blocks';
import { useState } from 'react';

const row = { padding: '12px 0', cursor: 'pointer' };

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
      {stories.map(({ id, name, moduleExport }) => (
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
          {id === open && <Story of={moduleExport} inline={false} height="1120px" />}
        </details>
      ))}
    </>
  );
}
