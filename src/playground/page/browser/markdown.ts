/** Discord's Markdown, drawn. */
import { type parse as parseDiscord, rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';
import { html, nothing, type TemplateResult } from 'lit';
import type { Actions } from './actions.ts';
import { commandsHere, entriesOf } from './commands.ts';
import type { Composer } from './composer.ts';
import { jumpOf } from './jump.ts';
import { channelName, colourOf, displayName, everybody } from './state.ts';

type Node = ReturnType<typeof parseDiscord>[number];
type Markup = TemplateResult | string | typeof nothing;

const LIST = /^(?: *(?:[-*]|\d+\.) [^\n]*(?:\n|$))+/;
const ITEM = /^( *)([-*]|\d+\.) (.*)$/;

interface Item {
  depth: number;
  first: number | null;
  content: Node[];
}

/** Discord's lists, which the parser does not know: one item per line, nested by two spaces. */
const list: (typeof rulesExtended)[string] = {
  order: 0.5,
  match: (source, state) => (state.prevCapture === null || state.prevCapture?.[0]?.endsWith('\n') ? LIST.exec(source) : null),
  parse: (capture, parse, state) => ({
    items: (capture[0] ?? '')
      .trimEnd()
      .split('\n')
      .map((line): Item => {
        const [, indent = '', bullet = '-', text = ''] = ITEM.exec(line) ?? [];
        const first = /\d/.test(bullet) ? Number.parseInt(bullet, 10) : null;
        return { depth: Math.floor(indent.length / 2), first, content: parse(text, { ...state, prevCapture: null }) };
      }),
  }),
};

const read = SimpleMarkdown.parserFor({ ...rulesExtended, list }, { inline: true });
const known = new Map<string, Node[]>();

function parsed(text: string): Node[] {
  const before = known.get(text);
  if (before) return before;
  if (known.size > 2_000) known.clear();
  const nodes = withoutGaps(read(text));
  known.set(text, nodes);
  return nodes;
}

/** A code block ends its line by itself, so the line break after it draws nothing. */
const withoutGaps = (nodes: Node[]): Node[] => nodes.filter((node, index) => node.type !== 'br' || nodes[index - 1]?.type !== 'codeBlock');

/** Discord's markdown as a template: everything a person wrote ends up as text, never as markup. */
export const markdown = (text: string, page: Actions): TemplateResult => html`<div class="md">${draw(parsed(text), page)}</div>`;

/** The same without a block around it, for labels and single lines. */
export const inline = (text: string, page: Actions): Markup[] => draw(parsed(text), page);

const draw = (content: unknown, page: Actions): Markup[] =>
  Array.isArray(content) ? content.map((node: Node) => drawNode(node, page)) : [String(content ?? '')];

const safe = (target: string): string | null => (/^(https?|mailto):/i.test(target) ? target : null);

function drawNode(node: Node, page: Actions): Markup {
  const inner = (): Markup[] => draw(node.content, page);
  switch (node.type) {
    case 'text':
    case 'escape':
    case 'emoticon':
      return typeof node.content === 'string' ? node.content : html`${inner()}`;
    case 'br':
    case 'newline':
      return html`<br />`;
    case 'strong':
      return html`<strong>${inner()}</strong>`;
    case 'em':
      return html`<em>${inner()}</em>`;
    case 'underline':
      return html`<u>${inner()}</u>`;
    case 'strikethrough':
      return html`<s>${inner()}</s>`;
    case 'inlineCode':
      return html`<code>${node.content}</code>`;
    case 'codeBlock':
      return html`<pre tabindex="0"><code>${node.content}</code></pre>`;
    case 'blockQuote':
      return html`<blockquote>${inner()}</blockquote>`;
    case 'heading':
      return heading(Number(node.level), inner());
    case 'subtext':
      return html`<small>${inner()}</small>`;
    case 'list':
      return drawList(node.items, page);
    case 'spoiler':
      return html`<button type="button" class="spoiler" aria-expanded="false" aria-label=${page.words.reveal} @click=${reveal}><span>${inner()}</span></button>`;
    case 'link':
    case 'url':
    case 'autolink':
      return link(String(node.target), inner(), page);
    case 'timestamp':
      return html`<local-time class="stamp" .at=${Number(node.timestamp) * 1_000} .form=${node.format ?? 'f'} .locale=${page.state.locale}></local-time>`;
    default:
      return mention(node, page);
  }
}

/** A command mention, which begins the command in the input field. */
function command(name: string, { state }: Actions): TemplateResult {
  const entry = entriesOf(commandsHere(state), state.locale).find(({ original }) => original === name);
  const begin = () => entry && document.querySelector<Composer>('chat-composer')?.pick(entry);
  return html`<button type="button" class="mention" @click=${begin}>/${entry?.name ?? name}</button>`;
}

function reveal(event: Event): void {
  const button = event.currentTarget as HTMLElement;
  const open = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(open));
  if (open) button.removeAttribute('aria-label');
}

/** All below the messages' own heading level: a message may begin with the smallest. */
const heading = (level: number, inner: Markup[]): TemplateResult => html`<h3 class="h${level}">${inner}</h3>`;

function link(target: string, inner: Markup[], page: Actions): TemplateResult {
  const jump = jumpOf(target, page.state);
  if (jump) return html`<button type="button" class="mention" @click=${() => page.jump(jump)}>${inner}</button>`;
  const address = safe(target);
  return address === null ? html`${inner}` : html`<a href=${address} target="_blank" rel="noreferrer noopener">${inner}</a>`;
}

function mention(node: Node, page: Actions): Markup {
  const { state, words } = page;
  switch (node.type) {
    case 'user': {
      const user = everybody(state).find(({ id }) => id === node.id);
      const mine = user !== undefined && user.id === state.you?.user.id;
      const name = user ? displayName(user) : words.someone;
      return html`<span class="mention ${mine ? 'mine' : ''}" style="--who:${colourOf(state, String(node.id))}">@${name}</span>`;
    }
    case 'channel': {
      const channel = state.channels.find(({ id }) => id === node.id);
      if (!channel) return html`<span class="mention">#${words.unknownChannel}</span>`;
      return html`<button type="button" class="mention" @click=${() => page.go(channel.id)}>${channelName(channel)}</button>`;
    }
    case 'slashCommand':
      return command(String(node.fullName ?? node.name), page);
    case 'everyone':
    case 'here':
      return html`<span class="mention mine">@${node.type}</span>`;
    case 'role':
      return html`<span class="mention">@${node.id === state.server?.id ? 'everyone' : node.id}</span>`;
    case 'emoji':
      return `:${node.name}:`;
    case 'twemoji':
      return String(node.name);
    default:
      return html`${draw(node.content, page)}`;
  }
}

function drawList(items: Item[], page: Actions): TemplateResult {
  const depth = Math.min(...items.map((item) => item.depth));
  const top: { item: Item; below: Item[] }[] = [];
  for (const item of items) {
    const last = top.at(-1);
    if (item.depth > depth && last) last.below.push(item);
    else top.push({ item, below: [] });
  }
  const turn = top.findIndex(({ item }) => (item.first === null) !== (top[0]?.item.first === null));
  const alike = turn < 0 ? top : top.slice(0, turn);
  const rest = turn < 0 ? [] : top.slice(turn).flatMap(({ item, below }) => [item, ...below]);
  const entries = alike.map(({ item, below }) => html`<li>${draw(item.content, page)}${below.length > 0 ? drawList(below, page) : nothing}</li>`);
  const first = alike[0]?.item.first ?? null;
  return html`${first === null ? html`<ul>${entries}</ul>` : html`<ol start=${first}>${entries}</ol>`}${rest.length > 0 ? drawList(rest, page) : nothing}`;
}
