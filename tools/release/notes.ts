/** What is new: what is not in a section of its own yet, else the section about the version. */
export function notesFor(changelog: string, version: string): string {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  const titled = (title: string): string | undefined =>
    sections.find(section => section.startsWith(`## ${title}`));
  const textOf = (section: string | undefined): string =>
    section?.slice(section.indexOf('\n')).trim() ?? '';
  const text = textOf(titled('Unreleased')) || textOf(titled(version));
  if (text === '') throw new Error(`CHANGELOG.md has no section "Unreleased", nor "${version}".`);
  return `# Castellan ${version}\n\n${text}\n`;
}
