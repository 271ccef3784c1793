// Paints pictures on a canvas, in a worker: the page has better things to do.
import type { Figure } from './figure.ts';
import type { Colour, Layer, Point } from './layer.ts';
import type { Picture } from './picture.ts';
import { roughen } from './roughen.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** How far the edges of a place stray, and those of what stands there, in parts of the picture's width. */
const STRAY = { place: 0.016, figure: 0.0035 };
/** How much the strokes of the brush show, in steps of light. */
const STROKES = { place: 15, figure: 9 };

/** Paints a picture this many dots wide. */
export function paint(picture: Picture, wide: number): OffscreenCanvas {
  const [left, top, across, down] = picture.box;
  const unit = wide / across;
  const canvas = new OffscreenCanvas(wide, Math.round(down * unit));
  const context = contextOf(canvas);
  const frame = (): void => context.setTransform(unit, 0, 0, unit, -left * unit, -top * unit);
  frame();
  for (const layer of picture.behind) brush(context, layer);
  rough(context, STRAY.place, STROKES.place);
  if (picture.figure !== null) {
    frame();
    brush(context, picture.figure.shadow);
    paintFigure(context, picture.figure);
    rough(context, STRAY.figure, STROKES.figure);
  }
  frame();
  for (const layer of picture.front) brush(context, layer);
  return canvas;
}

function contextOf(canvas: OffscreenCanvas): Context {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas here.');
  context.lineJoin = 'round';
  context.lineCap = 'round';
  return context;
}

function rough(context: Context, stray: number, strokes: number): void {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const painted = roughen(data, width, height, stray, strokes);
  context.putImageData(new ImageData(painted, width, height), 0, 0);
}

function brush(context: Context, layer: Layer): void {
  const { path, fill, line, opacity = 1, holes, move = [0, 0], clip } = layer;
  if (path === '') return;
  const shape = new Path2D(path);
  context.save();
  if (clip !== undefined) context.clip(new Path2D(clip), 'evenodd');
  context.translate(...move);
  context.globalAlpha = opacity;
  if (fill !== undefined) {
    context.fillStyle = colourOf(context, fill);
    fillIn(context, shape, holes ? 'evenodd' : 'nonzero');
  }
  if (line !== undefined) {
    context.strokeStyle = line.colour;
    context.lineWidth = line.width;
    context.stroke(shape);
  }
  context.restore();
}

function fillIn(context: Context, shape: Path2D, rule: CanvasFillRule = 'evenodd'): void {
  context.fill(shape, rule);
}

function colourOf(context: Context, colour: Colour): string | CanvasGradient {
  if (typeof colour === 'string') return colour;
  const { from, to, reach = 0, stops } = colour;
  const gradient =
    to === undefined
      ? context.createRadialGradient(...from, 0, ...from, reach)
      : context.createLinearGradient(...from, ...to);
  for (const [at, stop] of stops) gradient.addColorStop(at, stop);
  return gradient;
}

/** Far enough that only its shadow falls onto the canvas. */
const AWAY = 4000;

/** Light and shade along the edges of a figure: colour, how much of it, where it comes from, how soft it is. */
type Edge = readonly [colour: string, opacity: number, move: Point, blur: number];

function paintFigure(context: Context, figure: Figure): void {
  const { scale, move, aura, body, solid, shade, light, back } = figure;
  context.translate(...move);
  context.scale(scale, scale);
  for (const path of aura) shine(context, path);
  for (const layer of body) brush(context, layer);
  const edges: readonly Edge[] = [
    [shade, 0.6, [-15, -20], 13],
    [back, 0.4, [-7, -3], 3],
    [light, 0.8, [6, 8], 2.5],
  ];
  const shape = new Path2D(solid);
  const at = context.getTransform();
  const aside = contextOf(new OffscreenCanvas(context.canvas.width, context.canvas.height));
  context.resetTransform();
  for (const edge of edges) {
    paintEdge(aside, shape, at, edge);
    context.globalAlpha = edge[1];
    context.drawImage(aside.canvas, 0, 0);
    context.globalAlpha = 1;
  }
}

/** What burns lights what is around it. */
function shine(context: Context, path: string): void {
  const at = context.getTransform();
  context.save();
  context.globalAlpha = 0.8;
  context.shadowColor = '#ffae3c';
  context.shadowBlur = 80 * at.a;
  context.shadowOffsetX = AWAY;
  context.setTransform(at.a, 0, 0, at.d, at.e - AWAY, at.f);
  fillIn(context, new Path2D(path));
  context.restore();
}

/** The edge of a shape: the shape less itself, moved and blurred. A shadow does the blurring: every browser has that. */
function paintEdge(
  context: Context,
  shape: Path2D,
  at: DOMMatrix,
  [colour, , [dx, dy], blur]: Edge,
): void {
  context.save();
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(at);
  context.fillStyle = colour;
  fillIn(context, shape);
  context.globalCompositeOperation = 'destination-out';
  context.shadowColor = '#000';
  context.shadowBlur = blur * 2 * at.a;
  context.shadowOffsetX = AWAY;
  context.setTransform(at.a, 0, 0, at.d, at.e + dx * at.a - AWAY, at.f + dy * at.a);
  fillIn(context, shape);
  context.restore();
}
