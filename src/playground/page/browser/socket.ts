/** The page's connection, which reconnects by itself. */
import type { FromPage, ToPage } from '../../protocol.ts';

/** A frame the server answers under its nonce. */
export type Request = Extract<FromPage, { nonce: string }>;
export type Unnumbered<R> = R extends { nonce: string } ? Omit<R, 'nonce'> : never;
/** How a request ended. `cut`: the connection broke first; `silent`: nobody answered in time. */
export type Outcome = Extract<ToPage, { t: 'done' | 'failed' | 'choices' | 'modal' }> | { t: 'cut' } | { t: 'silent' };

const PATIENCE = 20_000;
const FIRST_RETRY = 250;
const LONGEST_RETRY = 5_000;

let asked = 0;
/** Unique across tabs and reloads, even without `crypto.randomUUID`: a phone opens the page over plain HTTP. */
const freshNonce = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}-${++asked}`;

/** A server that no longer accepts this tab's key says on its page what to do. */
async function reloadIfRefused(): Promise<void> {
  const answer = await fetch('/world.json').catch(() => null);
  if (answer?.status === 403) location.reload();
}

const isOutcome = (frame: ToPage): frame is Extract<ToPage, { nonce: string }> => 'nonce' in frame;

/** A WebSocket that reconnects by itself, and the requests that wait for an answer on it. */
export class Link {
  private socket: WebSocket | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, (outcome: Outcome) => void>();
  private readonly address: string;
  private readonly receive: (frame: ToPage) => void;
  private readonly lost: () => void;

  constructor(address: string, receive: (frame: ToPage) => void, lost: () => void) {
    this.address = address;
    this.receive = receive;
    this.lost = lost;
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.hurry());
  }

  connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
    };
    socket.onmessage = (event) => {
      const frame: ToPage = JSON.parse(String(event.data));
      if (isOutcome(frame)) this.settle(frame.nonce, frame);
      this.receive(frame);
    };
    socket.onclose = () => {
      for (const nonce of [...this.waiting.keys()]) this.settle(nonce, { t: 'cut' });
      this.lost();
      void reloadIfRefused();
      this.retry = setTimeout(() => this.connect(), Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.failures++));
    };
  }

  /** False if there is no connection to send on. */
  send(frame: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  ask(request: Unnumbered<Request>, nonce: string = freshNonce()): Promise<Outcome> {
    return new Promise((resolve) => {
      if (!this.send({ ...request, nonce } as Request)) return resolve({ t: 'cut' });
      const patience = setTimeout(() => this.settle(nonce, { t: 'silent' }), PATIENCE);
      this.waiting.set(nonce, (outcome) => {
        clearTimeout(patience);
        resolve(outcome);
      });
    });
  }

  private settle(nonce: string, outcome: Outcome): void {
    const resolve = this.waiting.get(nonce);
    this.waiting.delete(nonce);
    resolve?.(outcome);
  }

  private hurry(): void {
    if (this.retry === undefined) return;
    this.failures = 0;
    this.connect();
  }
}
