import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Card.module.css';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Null while the step still loads: then there is no heading. */
  readonly title: ReactNode | null;
  /** 1 where the title is that of the page. */
  readonly level?: 1 | 2;
  /** Ref of the heading, which gets the focus in a step without a field. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly lead?: ReactNode;
  /** The progress through the steps, above the title. */
  readonly marks?: ReactNode;
  /** The back button: below the step on desktop, an arrow at the top on mobile. */
  readonly back?: ReactNode;
  /** On mobile the step fills the screen, with its button within reach of the thumb. */
  readonly fullScreen?: boolean;
}

/** The 480 px card of one step of the sign-up (UI-001). */
export function Card({
  title,
  level = 2,
  titleRef,
  lead,
  marks,
  back,
  fullScreen = false,
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section
      {...rest}
      className={classNames(styles['card'], className)}
      aria-labelledby={title === null ? undefined : titleId}
      data-full-screen={fullScreen || undefined}
    >
      <div className={styles['step']}>
        <header className={styles['header']}>
          {marks}
          {title !== null && (
            <Title ref={titleRef} id={titleId} className={styles['title']} tabIndex={-1}>
              {title}
            </Title>
          )}
          {lead && <p className={styles['lead']}>{lead}</p>}
        </header>
        {children}
      </div>
      {back && <div className={styles['back']}>{back}</div>}
    </section>
  );
}
