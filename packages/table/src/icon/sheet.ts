// Tokens, painted side by side onto one sheet.
import type { Tone } from '../theme/tone.ts';
import { bitmapOf } from './bitmap.ts';
import type { Ground } from './shape.ts';

/** A token as it is painted: its silhouette in its tone, and its picture. */
export interface Painted {
  readonly ground: Ground;
  readonly tone: Tone;
  readonly path: string;
  /** A number stands on it: its picture is but a shade. */
  readonly isBlank: boolean;
}

type Canvas = OffscreenCanvasRenderingContext2D;

const FIELD = 64;

/** Where each lies. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  cornerOf(at: number): readonly [left: number, top: number];
}

/** A sheet for this many, each this many dots wide, with a rim around it so that its neighbours don't show through. */
export function sheetFor(n: number, dots: number): Sheet {
  const rim = dots / 8;
  const cell = dots + 2 * rim;
  const across = Math.ceil(Math.sqrt(n));
  return {
    width: across * cell,
    height: Math.ceil(n / across) * cell,
    cornerOf: at => [(at % across) * cell + rim, Math.floor(at / across) * cell + rim],
  };
}

/** The painted sheet as a file; null where there is nothing to paint with. */
export function paintTokens(tokens: readonly Painted[], dots: number): Blob | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const { width, height, cornerOf } = sheetFor(tokens.length, dots);
  const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (canvas === null) return null;
  tokens.forEach((token, i) => {
    canvas.setTransform(dots / FIELD, 0, 0, dots / FIELD, ...cornerOf(i));
    paintToken(canvas, token);
  });
  return bitmapOf(canvas.getImageData(0, 0, width, height));
}

function fillIn(canvas: Canvas, path: Path2D, rule: CanvasFillRule = 'nonzero'): void {
  canvas.fill(path, rule);
}

function paintToken(canvas: Canvas, { ground, tone, path, isBlank }: Painted): void {
  const { left, top, outline, ring, behind, unit } = ground;
  canvas.scale(1 / unit, 1 / unit);
  canvas.translate(-left, -top);
  canvas.lineJoin = 'round';
  const draw = (shape: string, colour: string | null, line: string | null, width = 0): void => {
    const drawn = new Path2D(shape);
    if (colour !== null) {
      canvas.fillStyle = colour;
      fillIn(canvas, drawn);
    }
    if (line === null) return;
    canvas.strokeStyle = line;
    canvas.lineWidth = width * unit;
    canvas.stroke(drawn);
  };
  if (behind !== undefined) draw(behind, tone.fill, tone.rim, 1.6);
  draw(outline, tone.fill, tone.rim, 2.4);
  canvas.globalAlpha = 0.85;
  draw(ring, null, tone.light, 1.38);
  canvas.globalAlpha = isBlank ? 0.15 : 1;
  draw(path, isBlank ? tone.rim : tone.ink, null);
  canvas.globalAlpha = 1;
}
