/** All rules about messages, applied to one. */
import type { Fields } from '../json.ts';
import type { SentFile } from '../request.ts';
import * as components from './components.ts';
import * as content from './content.ts';
import * as files from './files.ts';
import { type Report, type Rule, sentMessage, type Way } from './message.ts';

const RULES: readonly Rule[] = [
  content.emptyMessage,
  content.rowsWithoutV2,
  content.v2PartsWithoutFlag,
  content.v2WithContent,
  content.v2WithoutParts,
  content.fortyParts,
  content.fourThousandCharacters,
  content.flagsOfThisWay,
  content.embedsTotal,
  content.emptyEmbeds,
  content.mentionsEitherWay,
  components.rowOfOneKind,
  components.uniqueCustomIds,
  components.uniquePartIds,
  components.buttonsThatWork,
  components.choicesThatWork,
  components.partSizes,
  components.messageSizes,
  files.attachmentsOfFiles,
  files.attachmentsShown,
  files.addressesThatWork,
];

export function messageProblems(body: Fields, way: Way, sentFiles: readonly SentFile[], report: Report): void {
  const sent = sentMessage(body, way, sentFiles);
  for (const rule of RULES) rule(sent, report);
}
