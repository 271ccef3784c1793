import type { ReactNode } from 'react';
import { useId } from 'react';
import './parts.css';

export interface SectionProps {
  readonly title: string;
  /** The heading is there for those who don't see, and not drawn. */
  readonly quiet?: boolean | undefined;
  readonly level?: 2 | 3 | 4 | undefined;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the table with a name, to jump to. */
export function Section({ title, quiet, level = 2, aside, className, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={`ct-section ${className ?? ''}`} aria-labelledby={id}>
      <div className={quiet && aside === undefined ? 'ct-hidden' : 'ct-section__head'}>
        <Heading id={id} className={quiet ? 'ct-hidden' : 'ct-section__title'}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
