import { createApp } from '#app/server/app.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { openDatabase } from '#server/database.ts';
import { readSettings } from '#server/env.ts';
import { startJobWorker } from '#server/stored-jobs/job-worker.ts';
import { toyModule } from './module.ts';

// A portal with the toy module as a process of its own, to be killed while it works on jobs.
const settings = { ...readSettings(), demo: true };
const database = await openDatabase(settings);
const portal = await createApp({ settings, database, modules: [...SERVER_MODULES, toyModule] });
startJobWorker(portal);
console.log('works');
