import { size, type Arrow, type Node } from './layOut.ts';

const { width, height } = size.state;

/** Space for the head of the arrow before its target. */
const HEAD = 5;
const RADIUS = 12;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line through points, its corners rounded. */
function rounded(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  const parts = [`M${first.x} ${first.y}`];
  for (const [index, corner] of others.entries()) {
    const before = points[index] ?? first;
    const after = others[index + 1];
    if (after === undefined) parts.push(`L${corner.x} ${corner.y}`);
    else {
      const cut = (to: Point): string => {
        const long = Math.hypot(to.x - corner.x, to.y - corner.y);
        const part = long === 0 ? 0 : Math.min(RADIUS, long / 2) / long;
        return `${corner.x + (to.x - corner.x) * part} ${corner.y + (to.y - corner.y) * part}`;
      };
      parts.push(`L${cut(before)}Q${corner.x} ${corner.y} ${cut(after)}`);
    }
  }
  return parts.join('');
}

const middleOf = ({ x, y }: Node): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Within one row; arrows in opposite directions do not overlap. */
function beside(from: Node, to: Node): string {
  const right = to.x > from.x;
  const y = middleOf(from).y + (right ? -6 : 6);
  const [start, end] = right ? [from.x + width, to.x - HEAD] : [from.x, to.x + width + HEAD];
  return `M${start} ${y}L${end} ${y}`;
}

/** To a later step: through the gap before it, and above the steps between. */
function toStep(from: Node, to: Node): string {
  const [start, end] = [middleOf(from), middleOf(to)];
  const gutter = to.step.x - size.between / 2;
  const own = from.step.x + from.step.width + size.between / 2;
  const lane = from.step.y + size.head + 4;
  const over =
    gutter > own
      ? [
          { x: own, y: start.y },
          { x: own, y: lane },
          { x: gutter, y: lane },
        ]
      : [{ x: gutter, y: start.y }];
  return rounded([
    { x: from.x + width, y: start.y },
    ...over,
    { x: gutter, y: end.y },
    { x: to.x - HEAD, y: end.y },
  ]);
}

/** To the first state of an earlier step, above the steps between. */
function toEarlierStep(from: Node, to: Node): string {
  const [start, end] = [middleOf(from), middleOf(to)];
  const lane = from.step.y + size.head - 8;
  return rounded([
    { x: start.x + 30, y: from.y },
    { x: start.x + 30, y: lane },
    { x: end.x - 30, y: lane },
    { x: end.x - 30, y: to.y - HEAD },
  ]);
}

/** To the first state of the same step, along the left side. */
function toBeginning(from: Node, to: Node): string {
  const [start, end] = [middleOf(from), middleOf(to)];
  const right = from.x > to.x + 1;
  const side = right ? from.x - size.gap / 2 : Math.min(from.x, to.x) - 10;
  const edge = right && side > to.x + width ? to.x + width + HEAD : to.x - HEAD;
  return rounded([
    { x: from.x, y: start.y + 6 },
    { x: side, y: start.y + 6 },
    { x: side, y: end.y + 6 },
    { x: edge, y: end.y + 6 },
  ]);
}

/** The line of an arrow, as the `d` of an SVG path. */
export function arrowPath({ from, to, direction }: Arrow): string {
  if (direction === 'beside') return beside(from, to);
  if (from.step !== to.step)
    return direction === 'forward' ? toStep(from, to) : toEarlierStep(from, to);
  if (direction === 'back') return toBeginning(from, to);
  const [start, end] = [from.y + height, to.y - HEAD];
  const bend = (end - start) / 2;
  const [x, target] = [middleOf(from).x, middleOf(to).x];
  return `M${x} ${start}C${x} ${start + bend} ${target} ${end - bend} ${target} ${end}`;
}
