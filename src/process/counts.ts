/** What the program counts: the names in the minute's log line and in Prometheus, and the label that distinguishes kinds. */

export interface Count {
  minute: string;
  metric: string;
  help: string;
  /** The label that holds the kind. */
  label?: string;
}

export const counts = {
  answer: { minute: 'answers', metric: 'hustings_answers_total', help: 'Accepted answers' },
  commit: { minute: 'commits', metric: 'hustings_commits_total', help: 'Committed transactions' },
  conflict: {
    minute: 'conflicts',
    metric: 'hustings_conflicts_total',
    help: 'Transactions undone because another one was faster; most are tried again',
  },
  'taken over': {
    minute: 'takenOver',
    metric: 'hustings_posts_taken_over_total',
    help: 'Posts taken over from a worker that began them and died',
  },
  'deferred acknowledgement': {
    minute: 'deferred',
    metric: 'hustings_deferred_acknowledgements_total',
    help: 'Interactions whose first answer said only that there will be one',
  },
  request: {
    minute: 'requests',
    metric: 'hustings_requests_total',
    help: 'Requests to Discord that count against its 50 a second; answers to interactions do not',
    label: 'status',
  },
  'invalid request': {
    minute: 'invalidRequests',
    metric: 'hustings_invalid_requests_total',
    help: 'Requests that Discord answered with 401, 403, or 429',
    label: 'status',
  },
  'late picture': {
    minute: 'latePictures',
    metric: 'hustings_late_pictures_total',
    help: 'Pictures that were late, so players got words instead',
  },
  'refused at the door': {
    minute: 'refusedAtTheDoor',
    metric: 'hustings_door_refusals_total',
    help: 'Requests refused at INTERACTIONS_PORT, by reason',
    label: 'why',
  },
  'refused budget': {
    minute: 'refusedBudgets',
    metric: 'hustings_refused_budgets_total',
    help: 'Requests refused because somebody had reached a limit, by limit',
    label: 'budget',
  },
} as const satisfies { [name: string]: Count };

export type CountName = keyof typeof counts;
export type MinuteCounts = { [name in CountName as (typeof counts)[name]['minute']]: number };
