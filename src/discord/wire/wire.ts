import { MessageFlags } from 'discord-api-types/v10';
import type { Post } from './parts.ts';

/** A post as Discord takes it, without its files. `attachments` names all files it has afterwards. */
export const wire = ({ components, files, mentions }: Post, to: 'all' | 'asker' = 'all') => ({
  flags: to === 'asker' ? MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral : MessageFlags.IsComponentsV2,
  components,
  attachments: files.map(({ name }, id) => ({ id: String(id), filename: name })),
  allowed_mentions: { parse: [], users: mentions },
});
