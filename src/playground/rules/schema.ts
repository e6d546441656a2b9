/** Small shapes that many forms share. */
import { z } from 'zod';

/** A Discord id. */
export const snowflake = z.string().regex(/^\d{17,20}$/, 'Value is not snowflake.');
export const customId = z.string().min(1).max(100);
/** The number a component may have in its message; Discord assigns missing ones. */
export const componentId = z.int().min(0).max(2_147_483_647).optional();

export const emoji = z
  .object({ id: snowflake.nullish(), name: z.string().min(1).max(32).nullish(), animated: z.boolean().optional() })
  .refine((it) => Boolean(it.id ?? it.name), { params: { code: 'BUTTON_COMPONENT_INVALID_EMOJI' }, message: 'Invalid emoji' });

/** The address of a picture: on the web, or in this message (`attachment://name`). */
export const media = z.object({
  url: z
    .string()
    .max(2048)
    .regex(/^(https?|attachment):\/\/./, "Scheme must be one of ('http', 'https', 'attachment')."),
});

export const link = z
  .string()
  .max(512)
  .regex(/^(https?|discord):\/\/./, "Scheme must be one of ('http', 'https', 'discord').");
