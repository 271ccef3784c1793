// The title of the tab: what is on the screen, and a mark in front of it when the page wants someone.

const MARK = '● ';
let title = document.title;
let isMarked = false;

function write(): void {
  document.title = isMarked ? MARK + title : title;
}

export function setTitle(text: string): void {
  title = text;
  write();
}

export function markTitle(on: boolean): void {
  isMarked = on;
  write();
}
