import { playRows } from './cells.ts';
import { restFaults } from './rest.ts';

playRows((fault) => (restFaults[fault] ? () => restFaults[fault]! : null));
