/** Pictures and files of a message. */
import type { APIAttachment, APIMediaGalleryItem, APIMessage, APIThumbnailComponent, APIUnfurledMediaItem } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { Actions } from '../actions.ts';
import { spoilered } from './spoiler.ts';

export interface Media {
  url: string;
  name: string;
  alt: string;
  width: number | null;
  height: number | null;
  size: number | null;
  type: string | null;
}

const nameIn = (url: string): string => decodeURIComponent(url.split(/[?#]/)[0]?.split('/').at(-1) ?? url);

const fromAttachment = (file: APIAttachment): Media => ({
  url: file.url,
  name: file.filename,
  alt: file.description ?? '',
  width: file.width ?? null,
  height: file.height ?? null,
  size: file.size,
  type: file.content_type ?? null,
});

/** A component's media, looked up among the message's files while it's still named `attachment://…`. */
export function mediaOf(item: APIUnfurledMediaItem, message: APIMessage, alt = ''): Media {
  const name = nameIn(item.url);
  const file = message.attachments.find(
    ({ id, filename }) => id === item.attachment_id || (item.url.startsWith('attachment://') && filename === name),
  );
  if (file) return { ...fromAttachment(file), alt: alt || (file.description ?? '') };
  return { url: item.url, name, alt, width: item.width ?? null, height: item.height ?? null, size: null, type: item.content_type ?? null };
}

const isImage = (media: Media): boolean =>
  media.type === null ? /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(media.name) : media.type.startsWith('image/');

/** With reduced motion, only the first frame of an animation shows; opened by a press, it plays. */
function hold({ target }: Event): void {
  const image = target as HTMLImageElement;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const still = document.createElement('canvas');
  [still.width, still.height] = [image.naturalWidth, image.naturalHeight];
  still.getContext('2d')?.drawImage(image, 0, 0);
  image.src = still.toDataURL();
}

const moves = ({ type, name }: Media): boolean => type === 'image/gif' || /\.gif$/i.test(name);

/** A picture that opens in full when pressed. */
export function picture(media: Media, page: Actions, kind = ''): TemplateResult {
  const alt = media.alt || page.words.picture;
  return html`<button type="button" class="picture ${kind}" aria-haspopup="dialog" @click=${() => page.zoom({ url: media.url, alt })}>
    <img src=${media.url} alt=${alt} width=${media.width ?? nothing} height=${media.height ?? nothing} decoding="async"
      @load=${moves(media) ? { handleEvent: hold, once: true } : nothing} />
  </button>`;
}

export const gallery = (items: APIMediaGalleryItem[], message: APIMessage, page: Actions): TemplateResult =>
  html`<div class="gallery" data-count=${items.length}>
    ${items.map((item) => spoilered(picture(mediaOf(item.media, message, item.description ?? ''), page), item.spoiler === true, page))}
  </div>`;

export const thumbnail = (item: APIThumbnailComponent, message: APIMessage, page: Actions): TemplateResult =>
  spoilered(picture(mediaOf(item.media, message, item.description ?? ''), page, 'thumbnail'), item.spoiler === true, page);

function sizeText(bytes: number, locale: string): string {
  const [unit, size] =
    bytes < 1_000 ? (['byte', bytes] as const) : bytes < 1_000_000 ? (['kilobyte', bytes / 1e3] as const) : (['megabyte', bytes / 1e6] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size);
}

/** A file that isn't shown but can be downloaded. */
export const fileCard = (media: Media, page: Actions): TemplateResult =>
  html`<a class="file" href=${media.url} download=${media.name} title=${page.words.download}>
    <svg aria-hidden="true" viewBox="0 0 24 24"><path d="M6 2h8l5 5v15H6z M14 2v5h5" /></svg>
    <span>${media.name}</span>${media.size === null ? nothing : html`<small>${sizeText(media.size, page.state.locale)}</small>`}
  </a>`;

export const attachments = (files: APIAttachment[], page: Actions): TemplateResult | typeof nothing => {
  if (files.length === 0) return nothing;
  const media = files.map((file) => ({ media: fromAttachment(file), hidden: file.filename.startsWith('SPOILER_') }));
  const images = media.filter((entry) => isImage(entry.media));
  const others = media.filter((entry) => !isImage(entry.media));
  return html`${
    images.length === 0
      ? nothing
      : html`<div class="gallery" data-count=${images.length}>${images.map((entry) => spoilered(picture(entry.media, page), entry.hidden, page))}</div>`
  }${others.map((entry) => fileCard(entry.media, page))}`;
};
