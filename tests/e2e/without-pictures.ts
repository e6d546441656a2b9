/** The program as `main.ts` starts it, but every picture is one pixel. */
import { destination } from 'pino';
import { openApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openLog } from '../../src/process/log.ts';

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const config = readConfig(process.env);

const app = await openApp(config, openLog(config, destination({ dest: 1, sync: true })), { draw: async () => pixel });
process.on('SIGTERM', () => void app.stop().then(() => process.exit(0)));
