import { size, type Arrow, type Place } from './layOut.ts';

const { width, height } = size.place;

/** Room for the arrow's head before the place that it leads to. */
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

const middleOf = ({ x, y }: Place): Point => ({ x: x + width / 2, y: y + height / 2 });

/** There and back keep apart. */
function beside(from: Place, to: Place): string {
  const right = to.x > from.x;
  const y = middleOf(from).y + (right ? -6 : 6);
  const [start, end] = right ? [from.x + width, to.x - HEAD] : [from.x, to.x + width + HEAD];
  return `M${start} ${y}L${end} ${y}`;
}

/** Through the gutter before the other step; over the steps between, if there are any. */
function toStep(from: Place, to: Place): string {
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

/** To where an earlier step begins, above all that lies between. */
function toEarlierStep(from: Place, to: Place): string {
  const [start, end] = [middleOf(from), middleOf(to)];
  const lane = from.step.y + size.head - 8;
  return rounded([
    { x: start.x + 30, y: from.y },
    { x: start.x + 30, y: lane },
    { x: end.x - 30, y: lane },
    { x: end.x - 30, y: to.y - HEAD },
  ]);
}

/** Along the left side of what stands above. */
function toBeginning(from: Place, to: Place): string {
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

/** The line of an arrow, as the data of an SVG path. */
export function arrowPath({ from, to, way }: Arrow): string {
  if (way === 'beside') return beside(from, to);
  if (from.step !== to.step) return way === 'on' ? toStep(from, to) : toEarlierStep(from, to);
  if (way === 'back') return toBeginning(from, to);
  const [start, end] = [from.y + height, to.y - HEAD];
  const bend = (end - start) / 2;
  const [x, target] = [middleOf(from).x, middleOf(to).x];
  return `M${x} ${start}C${x} ${start + bend} ${target} ${end - bend} ${target} ${end}`;
}
