import { TODAY } from '#modules/today/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { registerToday } from './today-route.ts';

/** What a person has to do, gathered from the modules that bring it. */
export const todayModule: ServerModule = { name: 'today', declares: TODAY, register: registerToday };
