/**
 * Draws the dark squares of a QR code as one SVG path, one unit each. Every run in a row is one
 * rectangle, so that the path stays short and shows no hairlines between squares.
 */
export function qrPath(squares: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of squares.entries()) {
    let from = 0;
    while (from < row.length) {
      let to = from;
      while (row[to] === true) to += 1;
      if (to > from) path += `M${from} ${y}h${to - from}v1H${from}z`;
      from = to + 1;
    }
  }
  return path;
}
