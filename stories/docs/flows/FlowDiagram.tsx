import { useId } from 'react';
import { arrowPath } from './arrowPath.ts';
import type { Flow } from './Flow.ts';
import styles from './FlowDiagram.module.css';
import { layOut, size, type Arrow } from './layOut.ts';

interface FlowDiagramProps {
  readonly flow: Flow;
  /** The state whose arrows are highlighted; null for none. */
  readonly selected: string | null;
  readonly onSelect: (selection: { readonly state: string | null }) => void;
}

/** How strongly an arrow is drawn. */
function strength(
  { from, to, direction }: Arrow,
  selected: string | null,
): 'plain' | 'strong' | 'faint' | 'none' {
  const touches = from.id === selected || to.id === selected;
  if (selected !== null) {
    if (touches) return 'strong';
    return direction === 'back' ? 'none' : 'faint';
  }
  return direction === 'back' ? 'none' : 'plain';
}

/** The states of a flow by step, and the arrows between them. A selected state shows its arrows back too. */
export function FlowDiagram({ flow, selected, onSelect }: FlowDiagramProps) {
  const marker = useId();
  const { width, height, steps, states, arrows } = layOut(flow);

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
          const drawn = strength(arrow, selected);
          if (drawn === 'none') return null;
          const tone = drawn === 'strong' ? 'strong' : 'plain';
          return (
            <path
              key={`${arrow.from.id} ${arrow.to.id}`}
              d={arrowPath(arrow)}
              className={styles['arrow']}
              data-strength={drawn}
              data-direction={arrow.direction}
              markerEnd={`url(#${marker}${tone})`}
            />
          );
        })}
        <g aria-hidden="true">
          {states.flatMap(({ id, x, y, after }) =>
            after.map((event, index) => (
              <text
                key={`${id} ${event}`}
                x={x + size.state.width / 2}
                y={y - 12 - (after.length - 1 - index) * 12}
                className={styles['event']}
              >
                {event}
              </text>
            )),
          )}
        </g>
        {states.map(({ id, name, x, y, start, returns }) => (
          <g key={id}>
            <foreignObject x={x} y={y} {...size.state} className={styles['box']}>
              <button
                type="button"
                aria-pressed={id === selected}
                aria-label={start ? `${id}, initial state` : id}
                data-flow-state={id}
                data-start={start ? '' : undefined}
                className={styles['state']}
                onClick={() => onSelect({ state: id === selected ? null : id })}
              >
                {name}
              </button>
            </foreignObject>
            {returns && (
              <g
                transform={`translate(${x + size.state.width - 6} ${y + 2})`}
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
