/** What the program counts: under which name the line of a minute and Prometheus have it, and what tells its kinds apart. */

export interface Count {
  minute: string;
  metric: string;
  help: string;
  /** The label that says which kind it was. */
  label?: string;
}

export const counts = {
  answer: { minute: 'answers', metric: 'hustings_answers_total', help: 'Answers that were taken' },
  'invalid request': {
    minute: 'invalidRequests',
    metric: 'hustings_invalid_requests_total',
    help: 'Requests Discord answered with 401, 403 or 429',
    label: 'status',
  },
  'late picture': {
    minute: 'latePictures',
    metric: 'hustings_late_pictures_total',
    help: 'Pictures that did not come in time, and were said in words',
  },
  'refused at the door': {
    minute: 'refusedAtTheDoor',
    metric: 'hustings_door_refusals_total',
    help: 'Requests at INTERACTIONS_PORT that came no further, by reason',
    label: 'why',
  },
  'refused budget': {
    minute: 'refusedBudgets',
    metric: 'hustings_refused_budgets_total',
    help: 'What somebody was refused because they had used up their share, by what it was',
    label: 'budget',
  },
} as const satisfies { [name: string]: Count };

export type CountName = keyof typeof counts;
export type MinuteCounts = { [name in CountName as (typeof counts)[name]['minute']]: number };
