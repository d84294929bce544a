import type { ReactNode } from 'react';

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly rx?: number;
}

function Box({ height = 34, fill = 'surface', stroke, rx = 7, ...rest }: BoxProps) {
  return (
    <rect
      {...rest}
      height={height}
      rx={rx}
      fill={`var(--color-${fill})`}
      {...(stroke !== undefined && { stroke: `var(--color-${stroke})` })}
    />
  );
}

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly fill?: string;
  readonly size?: number;
  readonly bold?: boolean;
  readonly middle?: boolean;
}

function Words({ x, y, children, fill = 'ink', size = 13, bold, middle }: WordsProps) {
  return (
    <text
      x={x}
      y={y}
      fill={`var(--color-${fill})`}
      fontSize={size}
      fontWeight={bold ? 600 : 400}
      textAnchor={middle ? 'middle' : 'start'}
    >
      {children}
    </text>
  );
}

interface PrimaryProps {
  readonly x: number;
  readonly width: number;
  readonly children: string;
}

/** A primary button. */
function Primary({ x, width, children }: PrimaryProps) {
  return (
    <>
      <Box x={x} y={43} width={width} fill="accent" />
      <Words x={x + width / 2} y={65} fill="on-accent" bold middle>
        {children}
      </Words>
    </>
  );
}

interface LabelledProps {
  /** Vertical positions of the label and the box. */
  readonly label: number;
  readonly box: number;
  readonly children: string;
}

/** A small field with its label. */
function Labelled({ label, box, children }: LabelledProps) {
  return (
    <>
      <Words x={24} y={label} size={12} bold>
        {children}
      </Words>
      <Box x={24} y={box} width={212} height={22} stroke="control" />
    </>
  );
}

/** A rule of composition with a good and a bad example. */
export interface DrawnRule {
  readonly good: ReactNode;
  readonly bad: ReactNode;
  readonly rule: string;
  readonly why: string;
}

/** Drawn on 260 × 120. */
export const drawnRules: readonly DrawnRule[] = [
  {
    rule: 'One primary button',
    why: 'With two primary buttons the user has to find out which one is meant.',
    good: (
      <>
        <Box x={24} y={43} width={96} stroke="control" />
        <Words x={72} y={65} bold middle>
          Not now
        </Words>
        <Primary x={136} width={100}>
          Confirm
        </Primary>
      </>
    ),
    bad: (
      <>
        <Primary x={24} width={96}>
          Not now
        </Primary>
        <Primary x={136} width={100}>
          Confirm
        </Primary>
      </>
    ),
  },
  {
    rule: 'An error has an icon, a text and an edge',
    why: 'One man in twelve does not see the red, and every user needs to know what to do.',
    good: (
      <>
        <Box x={24} y={28} width={212} stroke="danger" strokeWidth={2} />
        <Words x={36} y={50}>
          ana@example
        </Words>
        <circle
          cx="31"
          cy="82"
          r="6.5"
          fill="none"
          stroke="var(--color-danger)"
          strokeWidth="1.5"
        />
        <path d="M31 78.5v4M31 85v.1" stroke="var(--color-danger)" strokeWidth="1.75" />
        <Words x={44} y={86} fill="danger" size={12}>
          Enter the part after the dot.
        </Words>
      </>
    ),
    bad: (
      <>
        <Box x={24} y={43} width={212} stroke="danger" />
        <Words x={36} y={65} fill="danger">
          ana@example
        </Words>
      </>
    ),
  },
  {
    rule: 'The label is above the field',
    why: 'A placeholder disappears as soon as something is typed.',
    good: (
      <>
        <Words x={24} y={38} size={12} bold>
          E-mail address
        </Words>
        <Box x={24} y={48} width={212} stroke="control" />
        <Words x={36} y={70}>
          ana@
        </Words>
      </>
    ),
    bad: (
      <>
        <Box x={24} y={43} width={212} stroke="control" />
        <Words x={36} y={65} fill="control">
          E-mail address
        </Words>
      </>
    ),
  },
  {
    rule: 'One arch per view',
    why: 'One arch marks the entrance. A row of arches marks nothing.',
    good: (
      <>
        <path d="M84 120V66a46 46 0 0 1 92 0v54Z" fill="var(--color-accent-soft)" />
        <Box x={100} y={62} width={60} height={58} stroke="line" />
        <Box x={108} y={98} width={44} height={10} rx={3} fill="accent" />
      </>
    ),
    bad: (
      <>
        {[20, 78, 136, 194].map((x) => (
          <path
            key={x}
            d={`M${x} 100V60a23 23 0 0 1 46 0v40Z`}
            fill="var(--color-accent-soft)"
            stroke="var(--color-accent)"
          />
        ))}
      </>
    ),
  },
  {
    rule: 'More space outside than inside',
    why: 'Related things are close together, so they need no lines.',
    good: (
      <>
        <Labelled label={24} box={30}>
          Password
        </Labelled>
        <Labelled label={76} box={82}>
          Repeat it
        </Labelled>
      </>
    ),
    bad: (
      <>
        <Labelled label={20} box={36}>
          Password
        </Labelled>
        <Labelled label={70} box={82}>
          Repeat it
        </Labelled>
      </>
    ),
  },
  {
    rule: 'Texts wrap, they are not cut off',
    why: 'German, Thai and large fonts are normal cases, and a label that is cut off cannot be read.',
    good: (
      <>
        <Box x={64} y={32} width={132} height={56} fill="accent" />
        <Words x={130} y={56} fill="on-accent" bold middle>
          Bestätigungscode
        </Words>
        <Words x={130} y={74} fill="on-accent" bold middle>
          anfordern
        </Words>
      </>
    ),
    bad: (
      <Primary x={64} width={132}>
        Bestätigungsc…
      </Primary>
    ),
  },
];
