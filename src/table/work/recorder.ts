import type { Change, Changes } from '../model/store.ts';

/** Writes changes down, in their order, in place of making them. */
export function openRecorder(): { db: Changes; changes: Change[] } {
  const changes: Change[] = [];
  const note =
    <K extends keyof Changes>(what: K) =>
    (...given: Parameters<Changes[K]>) =>
      void changes.push([what, ...given] as unknown as Change);
  return {
    changes,
    db: {
      addTable: note('addTable'),
      saveTable: note('saveTable'),
      putPerson: note('putPerson'),
      dropPerson: note('dropPerson'),
      putPosition: note('putPosition'),
      putCheckpoint: note('putCheckpoint'),
      dropCheckpoint: note('dropCheckpoint'),
      putTurn: note('putTurn'),
      dropTurns: note('dropTurns'),
      putProposal: note('putProposal'),
      dropProposal: note('dropProposal'),
      addAnswer: note('addAnswer'),
      addMessage: note('addMessage'),
      undo: note('undo'),
      addRequest: note('addRequest'),
      dropRequests: note('dropRequests'),
      putSetting: note('putSetting'),
      putServerSetting: note('putServerSetting'),
      putMet: note('putMet'),
      putDayOff: note('putDayOff'),
      dropDaysOff: note('dropDaysOff'),
      putReminder: note('putReminder'),
      takeReminder: note('takeReminder'),
      dropReminders: note('dropReminders'),
      moveSnooze: note('moveSnooze'),
      queue: note('queue'),
      retry: note('retry'),
      hurry: note('hurry'),
      dropDelivery: note('dropDelivery'),
      putLeftover: note('putLeftover'),
      dropLeftover: note('dropLeftover'),
      hold: note('hold'),
      release: note('release'),
      unlessHandedOut: note('unlessHandedOut'),
      dropDeliveries: note('dropDeliveries'),
    },
  };
}
