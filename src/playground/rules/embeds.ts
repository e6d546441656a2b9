/** What Discord demands of embeds. */
import type { APIEmbed } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Problem } from './form.ts';
import { link } from './schema.ts';

const picture = z.object({
  url: z
    .string()
    .max(2048)
    .regex(/^(https?|attachment):\/\/./, 'Not a well formed URL.'),
});

const embed = z.object({
  title: z.string().max(256).optional(),
  description: z.string().max(4096).optional(),
  url: link.optional(),
  timestamp: z.string().max(40).optional(),
  color: z.int().min(0).max(0xffffff).nullish(),
  footer: z.object({ text: z.string().min(1).max(2048), icon_url: z.string().optional() }).optional(),
  image: picture.optional(),
  thumbnail: picture.optional(),
  author: z.object({ name: z.string().min(1).max(256), url: link.optional(), icon_url: z.string().optional() }).optional(),
  fields: z
    .array(z.object({ name: z.string().min(1).max(256), value: z.string().min(1).max(1024), inline: z.boolean().optional() }))
    .max(25)
    .optional(),
});

export const embeds = z.array(embed).max(10);

const LARGEST_SUM = 6000;

/** Problems of all embeds of a message together. */
export function embedProblems(given: readonly APIEmbed[]): Problem[] {
  const sum = given.flatMap(textsOf).reduce((total, text) => total + text.length, 0);
  if (sum <= LARGEST_SUM) return [];
  return [{ path: ['embeds'], code: 'MAX_EMBED_SIZE_EXCEEDED', message: `Embed size exceeds maximum size of ${LARGEST_SUM}` }];
}

/** All text an embed shows. */
export function textsOf(it: APIEmbed): string[] {
  const fields = (it.fields ?? []).flatMap(({ name, value }) => [name, value]);
  return [it.author?.name, it.title, it.description, ...fields, it.footer?.text].filter((text) => text !== undefined);
}

/** Every picture an embed shows. */
export function picturesOf(it: APIEmbed): { url: string; width?: number; height?: number; proxy_url?: string }[] {
  return [it.image, it.thumbnail].filter((picture) => picture !== undefined);
}
