declare module 'virtual:pictures' {
  export const pictures: Readonly<Record<string, string>>;
}
declare module '@fontsource-variable/*';
