/** The light that a picture is painted in: its sky from top to foot, what shines, the colours of far and near, the mist. */
export interface Hour {
  readonly sky: readonly [top: string, middle: string, foot: string];
  readonly light: string;
  readonly far: string;
  readonly near: string;
  readonly mist: string;
}

export const HOURS = {
  dawn: {
    sky: ['#4a70b8', '#e88f98', '#ffe3b0'],
    light: '#fff0c4',
    far: '#b690a6',
    near: '#3d2c46',
    mist: '#ffd9bd',
  },
  day: {
    sky: ['#2272c0', '#74c0ea', '#f4f4d0'],
    light: '#fffce6',
    far: '#7fb0bc',
    near: '#2c5a34',
    mist: '#f2f6dc',
  },
  gold: {
    sky: ['#6f5a7c', '#ee9c40', '#ffe996'],
    light: '#fff6cc',
    far: '#bd8a5c',
    near: '#4a2e1a',
    mist: '#ffe0a0',
  },
  dusk: {
    sky: ['#261d5a', '#9c3a76', '#ff9648'],
    light: '#ffd592',
    far: '#70406f',
    near: '#1f1129',
    mist: '#ee8a62',
  },
  night: {
    sky: ['#081236', '#1b3c7c', '#62a0d0'],
    light: '#eef6ff',
    far: '#31527c',
    near: '#0a1626',
    mist: '#86aecb',
  },
  gloom: {
    sky: ['#142a26', '#356a54', '#b8cc88'],
    light: '#eef6bc',
    far: '#5c7862',
    near: '#122018',
    mist: '#bccb9e',
  },
  /** Under a roof or under the earth: lit by fire alone. */
  ember: {
    sky: ['#12080e', '#4a1a10', '#d85c1c'],
    light: '#ffc862',
    far: '#6b2a1a',
    near: '#190806',
    mist: '#ff9a48',
  },
} as const satisfies Readonly<Record<string, Hour>>;

export type HourName = keyof typeof HOURS;
