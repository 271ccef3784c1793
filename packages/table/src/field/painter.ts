// A worker of its own: makes paintings of drawings, away from the page.
import { roughen } from './roughen.ts';

export interface Drawn {
  readonly name: string;
  readonly drawing: ImageBitmap;
}

export interface Painting {
  readonly name: string;
  readonly painting: Blob;
}

/** What a worker's global scope has that is needed here; the page's types know only a window's. */
interface Scope {
  postMessage(message: Painting): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<Drawn>) => void): void;
}

const scope = globalThis as unknown as Scope;
scope.addEventListener('message', ({ data }) => void paint(data));

async function paint({ name, drawing }: Drawn): Promise<void> {
  const { width, height } = drawing;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  context.drawImage(drawing, 0, 0);
  drawing.close();
  const { data } = context.getImageData(0, 0, width, height);
  context.putImageData(new ImageData(roughen(data, width, height), width, height), 0, 0);
  const painting = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  scope.postMessage({ name, painting });
}
