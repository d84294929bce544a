import { useId } from 'react';
import { arrowPath } from './arrowPath.ts';
import type { Flow } from './Flow.ts';
import styles from './FlowDiagram.module.css';
import { layOut, size, type Arrow } from './layOut.ts';

interface FlowDiagramProps {
  readonly flow: Flow;
  /** The place whose arrows stand out; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (choice: { readonly place: string | null }) => void;
}

/** How much of an arrow is seen: all of it, in the background, or nothing. */
function strength(
  { from, to, way }: Arrow,
  chosen: string | null,
): 'plain' | 'strong' | 'faint' | 'none' {
  const touches = from.id === chosen || to.id === chosen;
  if (chosen !== null) {
    if (touches) return 'strong';
    return way === 'back' ? 'none' : 'faint';
  }
  return way === 'back' ? 'none' : 'plain';
}

/** A flow's places by steps, and the ways between them. A chosen place shows its ways back too. */
export function FlowDiagram({ flow, chosen, onChoose }: FlowDiagramProps) {
  const marker = useId();
  const { width, height, steps, places, arrows } = layOut(flow);

  return (
    <section className={styles['frame']} aria-label="Diagram">
      <svg viewBox={`-1 -1 ${width + 2} ${height + 2}`} width={width} className={styles['diagram']}>
        <defs>
          {(['plain', 'strong'] as const).map((tone) => (
            <marker
              key={tone}
              id={`${marker}${tone}`}
              viewBox="0 0 8 8"
              refX="3"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              markerUnits="userSpaceOnUse"
              orient="auto"
              className={styles['head']}
              data-tone={tone}
            >
              <path d="M0 0.5 7 4 0 7.5Z" />
            </marker>
          ))}
        </defs>
        {steps.map(({ name, x, y, width: wide, height: high }) => (
          <g key={name} className={styles['step']}>
            <rect x={x} y={y} width={wide} height={high} rx={12} />
            <path d={`M${x + 20} ${y + 34}v-9a7 7 0 0 1 14 0v9Z`} className={styles['arch']} />
            <text x={x + 42} y={y + 33}>
              {name}
            </text>
          </g>
        ))}
        {arrows.map((arrow) => {
          const seen = strength(arrow, chosen);
          if (seen === 'none') return null;
          const tone = seen === 'strong' ? 'strong' : 'plain';
          return (
            <path
              key={`${arrow.from.id} ${arrow.to.id}`}
              d={arrowPath(arrow)}
              className={styles['arrow']}
              data-strength={seen}
              data-way={arrow.way}
              markerEnd={`url(#${marker}${tone})`}
            />
          );
        })}
        <g aria-hidden="true">
          {places.flatMap(({ id, x, y, after }) =>
            after.map((event, index) => (
              <text
                key={`${id} ${event}`}
                x={x + size.place.width / 2}
                y={y - 12 - (after.length - 1 - index) * 12}
                className={styles['event']}
              >
                {event}
              </text>
            )),
          )}
        </g>
        {places.map(({ id, name, x, y, start, returns }) => (
          <g key={id}>
            <foreignObject x={x} y={y} {...size.place} className={styles['box']}>
              <button
                type="button"
                aria-pressed={id === chosen}
                aria-label={start ? `${id}, where it begins` : id}
                data-place={id}
                data-start={start ? '' : undefined}
                className={styles['place']}
                onClick={() => onChoose({ place: id === chosen ? null : id })}
              >
                {name}
              </button>
            </foreignObject>
            {returns && (
              <g
                transform={`translate(${x + size.place.width - 6} ${y + 2})`}
                className={styles['returns']}
              >
                <circle r={8} />
                <path d="M3.5-3v3h-7m2.5-2.5L-3.5 0l2.5 2.5" />
              </g>
            )}
          </g>
        ))}
      </svg>
    </section>
  );
}
