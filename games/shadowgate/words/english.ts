// Small turns of English.
export function and(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
