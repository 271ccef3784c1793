/** Whether a single key is ours to take: nobody types, no dialog or menu is open, nothing else is held down. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
    return false;
  if (document.querySelector('dialog[open], .ct-menu') !== null) return false;
  const target = event.target;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, select, textarea') !== null)
  );
}
