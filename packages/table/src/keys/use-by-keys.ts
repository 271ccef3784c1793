import { useLayoutEffect } from 'preact/hooks';

/** Marks the page while somebody goes by keys, until a pointer is used again: then the keys stand on the things. */
export function useByKeys(): void {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    const byKeys = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (!ctrlKey && !metaKey && !altKey && key !== 'Escape') root.dataset['byKeys'] = '';
    };
    const byPointer = (): void => {
      delete root.dataset['byKeys'];
    };
    document.addEventListener('keydown', byKeys);
    document.addEventListener('pointerdown', byPointer, true);
    return () => {
      byPointer();
      document.removeEventListener('keydown', byKeys);
      document.removeEventListener('pointerdown', byPointer, true);
    };
  }, []);
}
