/** Any flow's effect. */
export interface AnyEffect {
  readonly type: string;
  readonly target?: string;
  readonly fact?: string;
  readonly answer?: string;
  readonly change?: boolean;
}

/** An effect in a word or two, with what tells it from others of its type: `FOCUS code`, `SEND_CODE`. */
export const sayEffect = ({ type, target, fact, answer, change }: AnyEffect): string =>
  [type, target, fact, answer, change === true ? 'change' : undefined]
    .filter((word) => word !== undefined)
    .join(' ');
