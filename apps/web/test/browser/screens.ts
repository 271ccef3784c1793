/** A screen on which tables are measured. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly isTouched: boolean;
}

export const SCREENS: readonly Screen[] = [
  { width: 1280, height: 720, isTouched: false },
  { width: 1440, height: 900, isTouched: false },
  { width: 1920, height: 1080, isTouched: false },
  { width: 2560, height: 1440, isTouched: false },
  { width: 1024, height: 768, isTouched: true },
  { width: 768, height: 1024, isTouched: true },
  { width: 390, height: 844, isTouched: true },
  { width: 844, height: 390, isTouched: true },
];

export const screenName = ({ width, height }: Screen): string => `${width}×${height}`;
