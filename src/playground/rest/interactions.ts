/** Routes by which a bot answers interactions. */
import { answerFirst, callbackResponse, followUp, messageOf } from '../answers.ts';
import type { Local } from '../local.ts';
import { readMessage } from '../rules/message.ts';
import { done, ok, type Route } from './router.ts';

/** Answers to interactions: their token is all the permission they need. */
export function interactionRoutes(local: Local): Route[] {
  const { interactions, messages } = local;
  const hook = '/webhooks/:app/:token';
  const here = (param: (name: string) => string) => {
    const interaction = interactions.toFollow(param('app'), param('token'));
    return { interaction, kept: () => messageOf(local, interaction, param('message')) };
  };
  return [
    {
      method: 'POST',
      path: '/interactions/:id/:token/callback',
      isOpen: true,
      handle: ({ body, files, query }, param) => {
        const interaction = interactions.toAnswer(param('id'), param('token'));
        const { type, kept } = answerFirst(local, interaction, body, files);
        return query.get('with_response') === 'true' ? ok(callbackResponse(local, interaction, type, kept)) : done;
      },
    },
    {
      method: 'POST',
      path: hook,
      isOpen: true,
      handle: ({ body, files }, param) => ok(followUp(local, here(param).interaction, body, files).message),
    },
    { method: 'GET', path: `${hook}/messages/:message`, isOpen: true, handle: (_, param) => ok(here(param).kept().message) },
    {
      method: 'PATCH',
      path: `${hook}/messages/:message`,
      isOpen: true,
      handle: ({ body, files }, param) => {
        const kept = here(param).kept();
        return ok(messages.edit(kept, readMessage(body, 'edit'), files).message);
      },
    },
    {
      method: 'DELETE',
      path: `${hook}/messages/:message`,
      isOpen: true,
      handle: (_, param) => {
        messages.remove(here(param).kept());
        return done;
      },
    },
  ];
}
