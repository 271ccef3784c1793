import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { useTable } from '../context.tsx';
import { useLitIn } from '../decision/use-lights.ts';
import type { Size } from './solve.ts';
import { usePlan, ZoneContext } from './stage-context.ts';
import { Zone } from './zone.tsx';

export interface Tab {
  readonly id: string;
  readonly title: ComponentChildren;
  /** Below the title: what it is for. */
  readonly note?: string | undefined;
  /** What flights call the place. */
  readonly place?: string | undefined;
  /** Nothing lies there. */
  readonly isEmpty?: boolean | undefined;
  /** Draws it into a box of this size. */
  content(box: Size): ComponentChildren;
}

export interface TabbedProps {
  readonly id: string;
  readonly label: string;
  readonly seat: number;
  readonly tabs: readonly Tab[];
}

/** How high the row of tabs is. */
const TABS = 44;

/** Several of the viewer's own parts in one box, one of them in sight. A tab only moves the view. */
export function Tabbed({ id, label, seat, tabs }: TabbedProps) {
  const { lights, lit } = useTable();
  const box = usePlan().boxes.get(id);
  // At first, one where there is something to see.
  const [shown, setShown] = useState(() => (tabs.find(tab => !tab.isEmpty) ?? tabs[0]!).id);
  // What is asked about comes into sight, once for each decision.
  useEffect(() => {
    const asked = tabs.filter(tab => lights.isLitIn(insideOf(id, tab)));
    if (asked.length > 0 && !asked.some(tab => tab.id === shown)) setShown(asked[0]!.id);
  }, [lit.decision?.id]);
  if (box === undefined) return null;
  const inner = { width: box.width, height: box.height - TABS };
  return (
    <Zone id={id} label={label} seat={seat} className="ct-tabbed">
      <div className="ct-tabs">
        {tabs.map(tab => (
          <TabButton
            key={tab.id}
            tab={tab}
            inside={insideOf(id, tab)}
            isShown={tab.id === shown}
            onShow={() => setShown(tab.id)}
          />
        ))}
      </div>
      {tabs.map(tab => (
        <div
          key={tab.id}
          className="ct-tabbed__part"
          data-part={tab.id}
          data-ref={tab.place}
          hidden={tab.id !== shown}
        >
          <ZoneContext value={insideOf(id, tab)}>{tab.content(inner)}</ZoneContext>
        </div>
      ))}
    </Zone>
  );
}

const insideOf = (zone: string, tab: Tab): string => `${zone} ${tab.id}`;

interface TabButtonProps {
  readonly tab: Tab;
  readonly inside: string;
  readonly isShown: boolean;
  onShow(): void;
}

function TabButton({ tab, inside, isShown, onShow }: TabButtonProps) {
  const { lights } = useTable();
  const isAsked = useLitIn(lights, inside);
  const note = useId();
  return (
    <button
      type="button"
      className="ct-tab"
      data-tab={tab.id}
      data-spot={tab.id}
      data-lit={isAsked ? 'can' : undefined}
      aria-pressed={isShown}
      aria-describedby={tab.note === undefined ? undefined : note}
      onClick={onShow}
    >
      <b>{tab.title}</b>
      {tab.note !== undefined && <em id={note}>{tab.note}</em>}
    </button>
  );
}
