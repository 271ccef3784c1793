// What a screen reader has of a page: roles, names and states, from Chromium's accessibility tree. Nothing else is read, and
// nothing is touched but by a node's own press.
import type { CDPSession, Page } from '@playwright/test';

export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly isDisabled: boolean;
  /** Of a button that stays down. */
  readonly isPressed: boolean;
  readonly children: readonly Heard[];
  readonly node: number;
}

type AxTree = Awaited<ReturnType<CDPSession['send']>> & {
  readonly nodes: readonly AxNode[];
};

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

export class Reader {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Reader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Reader(session);
  }

  async read(): Promise<Heard> {
    const { nodes } = (await this.#session.send('Accessibility.getFullAXTree')) as AxTree;
    const byId = new Map(nodes.map(node => [node.nodeId, node]));
    // What is ignored is not said, but what lies in it is.
    const heard = (node: AxNode): Heard[] => {
      const children = (node.childIds ?? []).flatMap(id => {
        const child = byId.get(id);
        return child === undefined ? [] : heard(child);
      });
      if (node.ignored) return children;
      const state = (name: string): string =>
        String(node.properties?.find(one => one.name === name)?.value.value ?? '');
      const one = {
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? '').trim(),
        isDisabled: state('disabled') === 'true',
        isPressed: state('pressed') === 'true',
        children,
        node: node.backendDOMNodeId ?? 0,
      };
      return one.role === 'InlineTextBox' ? [] : [one];
    };
    return heard(nodes[0]!)[0]!;
  }

  /** Presses a node as a reader does when it is told to. */
  async press({ node }: Heard): Promise<void> {
    const { object } = await this.#session.send('DOM.resolveNode', { backendNodeId: node });
    await this.#session.send('Runtime.callFunctionOn', {
      objectId: object.objectId!,
      functionDeclaration: 'function () { this.click(); }',
    });
  }
}

/** All in it, in the order in which it is heard. */
const inOrder = (heard: Heard): Heard[] => [heard, ...heard.children.flatMap(inOrder)];

/** All in it of a role. */
export const all = (heard: Heard, role: string): Heard[] =>
  inOrder(heard).filter(one => one.role === role);

/** All that is heard, as one text: whether anything has changed. */
export function whole(heard: Heard): string {
  const { role, name, isDisabled, isPressed, children } = heard;
  const own = [role, name, isDisabled ? 'disabled' : '', isPressed ? 'pressed' : ''].join(' ');
  return [own, ...children.map(whole)].join('\n');
}
