import { useOpened } from '@castellan/table';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Glyph } from './glyph.tsx';
import './listbox.css';

export interface ListboxOption {
  readonly value: string;
  readonly label: string;
}

interface ListboxProps {
  readonly label: string;
  /** Heard, not seen: what it is about is already there. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly ListboxOption[];
  readonly value: string;
  /** The element with a line about what is chosen. */
  readonly describedBy?: string;
  onChange(value: string): void;
}

/** One of many: a button that shows what is chosen, and opens a list. Arrows, Home, End and first letters work as in any list. */
export function Listbox(props: ListboxProps) {
  const { label, isLabelHidden = false, options, value, describedBy, onChange } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = Math.max(
    0,
    options.findIndex(one => one.value === value),
  );
  const [at, setAt] = useState(chosen);
  const field = useRef<HTMLButtonElement>(null);
  useOpened(isOpen, () => setIsOpen(false));
  const open = (): void => {
    setAt(chosen);
    setIsOpen(true);
  };
  const choose = (index: number): void => {
    setIsOpen(false);
    const to = options[index]!.value;
    if (to !== value) onChange(to);
  };
  const find = useFind(options);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = stepTo(event.key, isOpen ? at : chosen, options.length) ?? find(event, at);
    if (to !== null) {
      event.preventDefault();
      setAt(to);
      if (!isOpen) setIsOpen(true);
    } else if (isOpen && ['Enter', ' '].includes(event.key)) {
      event.preventDefault();
      choose(at);
    } else if (isOpen && event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      setIsOpen(false);
    } else if (isOpen && event.key === 'Tab') choose(at);
  };
  return (
    <div className="cw-field cw-listbox">
      <span id={id} className={isLabelHidden ? 'ct-hidden' : undefined}>
        {label}
      </span>
      <button
        ref={field}
        type="button"
        role="combobox"
        className="cw-listbox-field"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-labelledby={id}
        aria-describedby={describedBy}
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        data-value={value}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
      >
        <span>{options[chosen]?.label}</span>
        <Glyph name="fold" />
      </button>
      {isOpen && (
        <Options id={id} at={at} chosen={chosen} options={options} field={field} onPick={choose} />
      )}
    </div>
  );
}

interface OptionsProps {
  readonly id: string;
  readonly at: number;
  readonly chosen: number;
  readonly options: readonly ListboxOption[];
  readonly field: { readonly current: HTMLElement | null };
  onPick(index: number): void;
}

/** The list, over everything else: below its field where there is room, else above. */
function Options({ id, at, chosen, options, field, onPick }: OptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const [box, shown] = [field.current!.getBoundingClientRect(), list.current!];
    shown.showPopover();
    const [below, above] = [innerHeight - box.bottom - 8, box.top - 8];
    const isBelow = below >= Math.min(shown.scrollHeight, 240) || below >= above;
    shown.style.maxHeight = `${isBelow ? below : above}px`;
    shown.style.minWidth = `${box.width}px`;
    shown.style.left = `${Math.max(8, Math.min(box.left, innerWidth - shown.offsetWidth - 8))}px`;
    shown.style.top = `${isBelow ? box.bottom + 2 : box.top - 2 - shown.offsetHeight}px`;
  }, [field]);
  useLayoutEffect(() => {
    list.current!.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ul ref={list} id={`${id}-list`} className="cw-listbox-list" role="listbox" popover="manual">
      {options.map(({ value, label }, index) => (
        <li
          key={value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          data-at={index === at || undefined}
          data-value={value}
          // The field keeps the focus.
          onPointerDown={event => event.preventDefault()}
          onClick={() => onPick(index)}
        >
          {label}
          {index === chosen && <Glyph name="check" />}
        </li>
      ))}
    </ul>
  );
}

/** Where a key leads in a list; null where it leads nowhere. */
function stepTo(key: string, at: number, length: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + 10,
    PageUp: at - 10,
    Home: 0,
    End: length - 1,
  };
  const to = steps[key];
  return to === undefined ? null : Math.max(0, Math.min(length - 1, to));
}

const PAUSE_MS = 700;

/** Finds an option by the letters that are typed, one soon after the other. */
function useFind(options: readonly ListboxOption[]) {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent, from: number) => {
    if ([...key].length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return null;
    const isOn = timeStamp - typed.current.at < PAUSE_MS;
    const text = (isOn ? typed.current.text : '') + key.toLocaleLowerCase();
    typed.current = { text, at: timeStamp };
    const order = options.map((_, n) => (from + n + (isOn ? 0 : 1)) % options.length);
    return order.find(n => options[n]!.label.toLocaleLowerCase().startsWith(text)) ?? null;
  };
}
